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
#endif
