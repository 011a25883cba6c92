import { describe, expect, it } from 'vitest'
import { cardPath, vCard, vCardPath } from './businessCard.ts'

const card = {
  firstName: 'Ada',
  lastName: 'Nord; Lind',
  jobTitle: 'Advisor',
  company: 'JUL, Berlin',
  email: 'ada@jul.example',
  phone: '+49 30 123-45',
  website: 'https://jul.example',
  linkedinUrl: '',
}

describe('a digital business card (K115)', () => {
  it('is a vCard 4.0 with what is known, and nothing that is not', () => {
    expect(vCard(card).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Ada Nord\\; Lind',
      'N:Nord\\; Lind;Ada;;;',
      'ORG:JUL\\, Berlin',
      'TITLE:Advisor',
      'EMAIL:ada@jul.example',
      'TEL;VALUE=uri;TYPE=work:tel:+493012345',
      'URL:https://jul.example',
      'END:VCARD',
      '',
    ])
  })

  it('takes no line break into a property, and folds what is longer than 75 octets without cutting a character', () => {
    const text = vCard({ ...card, jobTitle: `one\r\nTEL:666 ${'ü'.repeat(80)}` })
    expect(text).not.toMatch(/^TEL:666/m)
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`TITLE:one\\nTEL:666 ${'ü'.repeat(80)}`)
  })

  it('is called by its name, else by its address', () => {
    expect(vCard({ ...card, firstName: '', lastName: '' })).toContain('FN:ada@jul.example')
    expect([cardPath('a/b'), vCardPath('ab')]).toEqual(['/card/a%2Fb', '/card/ab/contact.vcf'])
  })
})
