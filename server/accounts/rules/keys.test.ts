import { describe, expect, it } from 'vitest'
import { newSecret } from '#server/platform/newSecret.ts'
import { accountKey, linkLife, storedConfirm, storedReset } from './keys.ts'

describe('one-time secrets (T-TOK)', () => {
  it('are 256 bits, safe in an address, and never the same', () => {
    const made = Array.from({ length: 1_000 }, newSecret)
    expect(new Set(made).size).toBe(1_000)
    for (const secret of made) {
      expect(secret).toMatch(/^[\w-]{43}$/)
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    }
  })

  it('are stored hashed, each for its one purpose', () => {
    const secret = newSecret()
    expect(storedConfirm(secret)).not.toContain(secret)
    expect(storedConfirm(secret)).not.toBe(storedReset(secret))
    expect(storedReset(secret)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('live a day at most for a new address and an hour for a new password', () => {
    expect(linkLife).toEqual({ confirm: 86_400_000, reset: 3_600_000 })
  })

  it('name an account in a rate without its address', () => {
    expect(accountKey('ada@members.example')).toMatch(/^[\w-]{22}$/)
  })
})
