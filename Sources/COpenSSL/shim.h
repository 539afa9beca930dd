#ifndef COPENSSL_SHIM_H
#define COPENSSL_SHIM_H
#include <features.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
/* Function-like macros, which Swift cannot see. */
static inline EVP_PKEY *co_new_p256(void) { return EVP_EC_gen("P-256"); }
static inline long co_set_min_tls12(SSL_CTX *c) { return SSL_CTX_set_min_proto_version(c, TLS1_2_VERSION); }
static inline long co_set_write_modes(SSL_CTX *c) {
  return SSL_CTX_set_mode(c, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
}
/* The extension `oid` of a certificate; null where it has none. */
static inline ASN1_OCTET_STRING *co_extension(X509 *c, const char *oid) {
  ASN1_OBJECT *name = OBJ_txt2obj(oid, 1);
  int place = name ? X509_get_ext_by_OBJ(c, name, -1) : -1;
  ASN1_OBJECT_free(name);
  return place < 0 ? NULL : X509_EXTENSION_get_data(X509_get_ext(c, place));
}
/* Calls `take` with each text that stands in the sequence in `data`, not with those of the sequences within it. */
static inline void co_each_text(
    const ASN1_OCTET_STRING *data, void *to, void (*take)(void *, const unsigned char *, int)) {
  const unsigned char *bytes = ASN1_STRING_get0_data(data);
  STACK_OF(ASN1_TYPE) *items = d2i_ASN1_SEQUENCE_ANY(NULL, &bytes, ASN1_STRING_length(data));
  for (int place = 0; place < sk_ASN1_TYPE_num(items); place++) {
    const ASN1_TYPE *item = sk_ASN1_TYPE_value(items, place);
    if (item->type != V_ASN1_UTF8STRING && item->type != V_ASN1_IA5STRING && item->type != V_ASN1_PRINTABLESTRING)
      continue;
    take(to, ASN1_STRING_get0_data(item->value.asn1_string), ASN1_STRING_length(item->value.asn1_string));
  }
  sk_ASN1_TYPE_pop_free(items, ASN1_TYPE_free);
}
#endif
