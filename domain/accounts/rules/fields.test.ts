import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLength, isEmail, isPhone, isUrl, phoneLink, sanitiseInput, suspiciousContent } from './fields.ts'
import { toE164 } from './phone.ts'
import { isWebAddress } from './webAddress.ts'

describe('field helpers (spec 1 §5, K31)', () => {
  it.each([
    ['a@b.c', true],
    ['ada.lovelace@acme.example', true],
    ['a@b', false],
    ['a@.b', false],
    ['a@b.', false],
    ['a@@b.c', false],
    ['a b@c.d', false],
    ['@b.c', false],
    ['', false],
  ])('%j as an e-mail: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })

  it('agrees with the documented pattern on every input', () => {
    const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
    const text = fc.array(fc.constantFrom('a', '@', '.', ' ', 'b', '\n')).map((all) => all.join(''))
    fc.assert(fc.property(fc.oneof(text, fc.string()), (value) => isEmail(value) === pattern.test(value)))
  })

  it('answers a hostile e-mail at once', () => {
    expect(isEmail(`a@${'.'.repeat(1_000_000)} `)).toBe(false)
  })

  it.each([
    ['https://acme.example', true, true],
    ['http://localhost:3000/x', true, true],
    ['ftp://acme.example', true, false],
    ['javascript:alert(1)', true, false],
    ['acme.example', false, false],
    ['', false, false],
  ])('%j parses: %s, may be published: %s', (text, parses, web) => {
    expect(isUrl(text)).toBe(parses)
    expect(isWebAddress(text)).toBe(web)
  })

  it.each([
    ['+44 20 7946 0000', true, '+442079460000'],
    ['0044 (20) 7946-0000', true, '+442079460000'],
    ['020 7946 0000', true, null],
    ['123 (0) 45', true, null],
    ['123456789', false, null],
    ['+12345678901234567890', true, null],
    ['12345abcde', false, null],
  ])('%j as a phone: %s, stored as %s (T-030)', (text, valid, stored) => {
    expect(isPhone(text)).toBe(valid)
    expect(toE164(text)).toBe(stored)
  })

  it.each([
    ['+49 30 901820', 'tel:+4930901820'],
    ['+49 (0)30 901820', 'tel:+4930901820'],
    ['0049 (0)30 901820', 'tel:004930901820'],
    ['(0)30 901820', 'tel:030901820'],
    ['+1 (202) 555-0100', 'tel:+12025550100'],
  ])('%j is called as %s', (text, link) => expect(phoneLink(text)).toBe(link))

  it('bounds a text to 0 and 1000 characters unless told otherwise', () => {
    expect(hasLength('')).toBe(true)
    expect(hasLength('x'.repeat(1000))).toBe(true)
    expect(hasLength('x'.repeat(1001))).toBe(false)
    expect(hasLength('', 1, 5)).toBe(false)
  })

  it.each([
    ['a<script>alert(1)</script>b', 'ab'],
    ['<SCRIPT src=x>1</SCRIPT >', ''],
    ['javascript:go()', 'go()'],
    ['<b onclick = "x">', '<b  "x">'],
    ['&lt;script&gt;x&lt;/script&gt;', 'x'],
    ['Our commission = 5%', 'Our commission = 5%'],
  ])('cleans %j to %j', (text, expected) => {
    expect(sanitiseInput(text)).toBe(expected)
  })

  it('leaves text without angle brackets, colons, equals signs and entities alone, and stays quiet under nesting (T-033)', () => {
    fc.assert(fc.property(fc.stringMatching(/^[\w .,!?-]*$/), (text) => sanitiseInput(text) === text))
    expect(sanitiseInput('<scr<script></script>ipt>')).toBe('<script>')
  })

  it.each([
    'eval (x)',
    'document.cookie',
    'window.location',
    'an XSS note',
    'union select',
    'drop  table',
    '<iframe>',
    'embed',
    'object',
  ])('notices %j', (text) => expect(suspiciousContent(text)).toBe(true))

  it.each(['evaluate', 'Western Union', 'table dropped', 'objective', 'embedded'])(
    'does not notice %j',
    (text) => expect(suspiciousContent(text)).toBe(false),
  )
})
