import { describe, expect, it } from 'vitest'
import { hashPassword, isOld, verifyPassword } from './passwords.ts'

describe('a stored password', () => {
  it('is the whole text as it was typed: spaces, case and every character count', async () => {
    const password = ' Harbour-lamp 27 \u00e9'
    const stored = await hashPassword(password)
    expect(await verifyPassword(stored, password)).toBe(true)
    const others = [password.trim(), password.toLowerCase(), ` Harbour-lamp 27 e\u0301`, `${password} `]
    for (const other of others) expect(await verifyPassword(stored, other), JSON.stringify(other)).toBe(false)
  })

  it('is not cut at any length that is taken', async () => {
    const long = 'Aa1!'.repeat(32)
    const stored = await hashPassword(long)
    expect(await verifyPassword(stored, long)).toBe(true)
    expect(await verifyPassword(stored, `${long.slice(0, -1)}?`)).toBe(false)
  })

  it('is argon2id with the parameters of OWASP, salted, and anything weaker is old', async () => {
    const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(isOld(one)).toBe(false)
    expect(isOld(one.replace('m=19456', 'm=4096'))).toBe(true)
  })

  it('that is no hash of ours is nobody’s', async () => {
    for (const stored of ['', 'plain', '$2b$10$abc', '$argon2id$v=19$m=1']) {
      expect(await verifyPassword(stored, stored)).toBe(false)
    }
  })
})
