import { expect, it } from 'vitest'
import { unknownOrigin, withOrigin } from './origin.ts'

it('gives every address of a written page the origin it is served at', () => {
  const page = `<link rel="canonical" href="${unknownOrigin}/"><meta content="${unknownOrigin}/img/share.jpg">`
  expect(withOrigin(page, 'https://jul.example')).toBe(
    '<link rel="canonical" href="https://jul.example/"><meta content="https://jul.example/img/share.jpg">',
  )
})
