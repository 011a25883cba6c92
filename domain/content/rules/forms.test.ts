import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiteForm } from './forms.ts'
import { checkFields, cleanFields, valueWords } from './forms.ts'

const options = [
  { value: 'law', label: 'Law' },
  { value: 'funds', label: 'Funds' },
]
const form: Pick<SiteForm, 'fields'> = {
  fields: [
    { name: 'name', label: 'Your name', kind: 'line', most: 10 },
    { name: 'email', label: 'Email address', kind: 'email', most: 40 },
    { name: 'site', label: 'Website', kind: 'url', most: 40, isOptional: true },
    { name: 'areas', label: 'Areas', kind: 'several', options, missing: 'Choose an area' },
    { name: 'role', label: 'Role', kind: 'choice', options, isOptional: true },
    { name: 'words', label: 'Message', kind: 'text', most: 20, isOptional: true },
    { name: 'agreed', label: 'Consent', kind: 'consent', version: '2026-11', missing: 'Tick it' },
  ],
}
const whole = { name: 'Ada', email: 'ada@quayside.example', areas: 'law', agreed: 'on' }
const wrong = (more: Record<string, string>) =>
  checkFields(form, cleanFields(form, { ...whole, ...more })).map(
    ({ field, message }) => `${field}: ${message}`,
  )

describe('a form of the site (K14)', () => {
  it.each([
    [{}, []],
    [{ name: ' ' }, ['name: Your name is required']],
    [{ name: 'a\nb' }, ['name: Your name must be one line']],
    [{ name: 'x'.repeat(11) }, ['name: Your name length is invalid']],
    [{ email: 'ada@quayside' }, ['email: Email address must be a valid email']],
    [{ email: 'a,b@quayside.example' }, ['email: Email address must be a valid email']],
    [{ email: '<b@quayside.example>' }, ['email: Email address must be a valid email']],
    [{ site: 'javascript:alert(1)' }, ['site: Website must be a valid URL']],
    [{ site: 'https://quayside.example' }, []],
    [{ areas: '' }, ['areas: Choose an area']],
    [{ areas: 'drones' }, ['areas: Choose an area']],
    [{ role: 'drones' }, ['role: Role is invalid']],
    [{ words: 'x'.repeat(21) }, ['words: Message length is invalid']],
    [{ agreed: '' }, ['agreed: Tick it']],
  ])('with %j says %j', (more, problems) => {
    expect(wrong(more)).toEqual(problems)
  })

  it('keeps its own fields alone, a consent as the version of its text, and several answers in its own order', () => {
    expect(
      cleanFields(form, { ...whole, areas: 'funds, law,law,drones', role: '', hack: '1', words: ' a\r\nb ' }),
    ).toEqual({
      name: 'Ada',
      email: 'ada@quayside.example',
      site: '',
      areas: 'law,funds',
      role: '',
      words: 'a\nb',
      agreed: '2026-11',
    })
  })

  it('is the same cleaned once and twice, whatever was typed', () => {
    const names = form.fields.map(({ name }) => name)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names, 'other'), fc.string()), (typed) => {
        const once = cleanFields(form, typed)
        expect(cleanFields(form, once)).toEqual(once)
        expect(Object.keys(once)).toEqual(names)
      }),
    )
  })

  it('calls what was chosen by its label', () => {
    const [, , , areas, , , agreed] = form.fields
    expect(areas && valueWords(areas, 'law,funds')).toBe('Law, Funds')
    expect(agreed && valueWords(agreed, '2026-11')).toBe('Agreed to the text of 2026-11')
  })
})
