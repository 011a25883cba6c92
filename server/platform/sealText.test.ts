import { expect, it } from 'vitest'
import { sealText, unsealText } from './sealText.ts'
import { keepCookieSecret } from './signInCookie.ts'

it('seals a text for one purpose and one secret alone', () => {
  keepCookieSecret('a secret of thirty-two characters or more')
  const sealed = sealText('1//refresh', 'drive')
  expect(sealed).not.toContain('refresh')
  expect(sealText('1//refresh', 'drive')).not.toBe(sealed)
  expect(unsealText(sealed, 'drive')).toBe('1//refresh')
  expect(unsealText(sealed, 'mail')).toBeNull()
  expect(unsealText(`${sealed.slice(0, -2)}AA`, 'drive')).toBeNull()
  expect(unsealText('', 'drive')).toBeNull()
  keepCookieSecret('another secret of thirty-two characters or more')
  expect(unsealText(sealed, 'drive')).toBeNull()
})
