import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sealedBy, sealedNow, sealText, unsealText } from './sealText.ts'
import { keepCookieSecret, readTokenHash, signedNow, signToken } from './signInCookie.ts'

const OLD = 'a secret of thirty-two characters or more'
const NEW = 'another secret of thirty-two characters or more'

/** A text as it was sealed before texts said under which secret. */
function sealedBefore(text: string, purpose: string, secret: string): string {
  const mac = createHmac('sha256', secret).update(`key of ${purpose}`).digest('base64url')
  const start = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(mac).digest(), start)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url')
}

it('seals a text for one purpose and one secret alone', () => {
  keepCookieSecret(OLD)
  const sealed = sealText('1//refresh', 'drive')
  expect(sealed).not.toContain('refresh')
  expect(sealText('1//refresh', 'drive')).not.toBe(sealed)
  expect(unsealText(sealed, 'drive')).toBe('1//refresh')
  expect(unsealText(sealed, 'mail')).toBeNull()
  const last = sealed.endsWith('AA') ? 'BB' : 'AA'
  expect(unsealText(`${sealed.slice(0, -2)}${last}`, 'drive')).toBeNull()
  expect(unsealText('', 'drive')).toBeNull()
  keepCookieSecret(NEW)
  expect(unsealText(sealed, 'drive')).toBeNull()
})

describe('a secret that is changed (0079)', () => {
  it('opens what an earlier one sealed, names its own in what is sealed now, and neither can be passed off as the other', () => {
    keepCookieSecret(OLD)
    const old = sealText('1//refresh', 'drive')
    keepCookieSecret(NEW, [OLD])
    expect(unsealText(old, 'drive')).toBe('1//refresh')
    const now = sealText('1//refresh', 'drive')
    expect([now.startsWith(sealedNow()), old.startsWith(sealedNow())]).toEqual([true, false])
    expect(sealedBy(now)).not.toBe(sealedBy(old))
    const [form, , body] = old.split('.')
    expect(unsealText([form, sealedBy(now), body].join('.'), 'drive')).toBeNull()
    // Neither another form nor no form at all: what a text says of itself is sealed with it.
    expect(unsealText(['2', sealedBy(old), body].join('.'), 'drive')).toBeNull()
    expect(unsealText(body ?? '', 'drive')).toBeNull()
    keepCookieSecret(OLD, [NEW])
    expect(unsealText(now, 'drive')).toBe('1//refresh')
  })

  it('opens what was sealed before texts said under which secret, under any of them', () => {
    keepCookieSecret(NEW, [OLD])
    for (const secret of [OLD, NEW])
      expect(unsealText(sealedBefore('1//refresh', 'drive', secret), 'drive')).toBe('1//refresh')
    keepCookieSecret(NEW)
    expect(unsealText(sealedBefore('1//refresh', 'drive', OLD), 'drive')).toBeNull()
    expect(sealedBy(sealedBefore('1//refresh', 'drive', OLD))).toBeNull()
  })

  it('signs nobody out: a cookie of an earlier one is read and signed anew, one of a secret that is gone is not', () => {
    const config = { publicUrl: new URL('http://localhost') }
    keepCookieSecret(OLD)
    const cookie = `sid=${signToken('a-token')}`
    const before = readTokenHash(cookie, config)
    keepCookieSecret(NEW, [OLD])
    expect(readTokenHash(cookie, config)).toBe(before)
    const value = decodeURIComponent(cookie.slice('sid='.length))
    expect(signToken('a-token')).toBe(encodeURIComponent(signedNow(value)))
    expect(cookie).not.toContain(signToken('a-token'))
    keepCookieSecret(NEW)
    expect(readTokenHash(cookie, config)).toBeNull()
    expect(signedNow(value)).toBe(value)
  })
})
