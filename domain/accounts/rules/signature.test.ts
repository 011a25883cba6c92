import { describe, expect, it } from 'vitest'
import { htmlSignature, plainSignature, signatureLines } from './signature.ts'

const fields = {
  name: 'Ada Nord',
  role: '',
  phone: '+49 30 12',
  email: 'ada@jul.example',
  website: 'jul.example/ada',
}

describe('an email signature (K115)', () => {
  it('has a line for what is given and none for what is not', () => {
    expect(signatureLines(fields)).toEqual([
      { text: 'Ada Nord', isStrong: true },
      { text: '+49 30 12', href: 'tel:+493012' },
      { text: 'ada@jul.example', href: 'mailto:ada@jul.example' },
      { text: 'jul.example/ada', href: 'https://jul.example/ada' },
    ])
    expect(plainSignature(fields, 'JUL')).toBe(
      '-- \nAda Nord\n+49 30 12\nada@jul.example\njul.example/ada\nJUL',
    )
  })

  it('is a table with its styles in place, and takes no markup from what is typed', () => {
    const html = htmlSignature(
      { ...fields, name: '<img src=x onerror=alert(1)>', website: 'https://a.example/"><script>' },
      { logo: 'https://jul.example/img/logo-mail.png', company: 'JUL' },
    )
    expect(html).toMatch(/^<table role="presentation"/)
    expect(html).not.toMatch(/<script|<img src=x|class=|<style/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html.match(/<img /g)).toHaveLength(1)
  })
})
