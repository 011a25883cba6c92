import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A passkey in memory, as a device would hold it: what it signs is checked by the product like any other. */
export function makeAuthenticator(origin: string) {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  /** `algorithm` is what the key says that it signs with, as CBOR. */
  type Over = {
    origin?: string
    host?: string
    isVerified?: boolean
    counter?: number
    algorithm?: readonly number[]
  }
  const clientData = (type: 'create' | 'get', challenge: string, over: Over) =>
    Buffer.from(
      JSON.stringify({
        type: `webauthn.${type}`,
        challenge,
        origin: over.origin ?? origin,
        crossOrigin: false,
      }),
    )
  function authData(over: Over, attested?: Buffer) {
    const flags = 0x01 | (over.isVerified === false ? 0 : 0x04) | (attested ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(over.counter ?? ++counter)
    const host = createHash('sha256')
      .update(over.host ?? new URL(origin).hostname)
      .digest()
    return Buffer.concat([host, Buffer.from([flags]), count, ...(attested ? [attested] : [])])
  }
  const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

  return {
    attest(challenge: string, over: Over = {}) {
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, ...(over.algorithm ?? [0x26]), 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authData(over, attested)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)],
      ])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('create', challenge, over).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    assert(challenge: string, over: Over = {}) {
      const data = authData(over)
      const client = clientData('get', challenge, over)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
        clientExtensionResults: {},
      }
    },
  }
}
