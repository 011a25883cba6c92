/**
 * What a passkey may sign with, by the numbers of COSE (RFC 9053): Ed25519, ECDSA on P-256 with SHA-256, and RSA with SHA-256, which older
 * security chips have alone. Named here, so that a newer library does not decide what is good enough (ASVS 11.6.1).
 */
export const passkeyAlgorithms = [-8, -7, -257]
