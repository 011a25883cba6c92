import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consentReading } from '#domain/consent/texts.ts'
import { periods } from '#domain/privacy/rules/periods.ts'
import { cookiePreferences } from './cookiePreferences.ts'
import { dataDeletion } from './dataDeletion.ts'
import type { BuiltLegalText } from './legalText.ts'
import { privacyPolicy } from './privacyPolicy.ts'
import { securityWhitepaper } from './securityWhitepaper.ts'

const texts = { cookiePreferences, dataDeletion, privacyPolicy, securityWhitepaper }
const tablesOf = ({ sections }: BuiltLegalText) =>
  sections.flatMap(({ body }) =>
    body.flatMap((each) => (typeof each !== 'string' && 'rows' in each ? [each] : [])),
  )

// Names of messages between tabs and of an event: nothing of them is kept.
const messages = ['jul.live', 'jul.activity', 'jul.currency']

describe('the legal texts', () => {
  it.each(Object.entries(texts))('%s has a cell for each head of its tables', (_name, text) => {
    for (const { head, rows } of tablesOf(text))
      for (const row of rows) expect(row, row[0]).toHaveLength(head.length)
  })

  it('name every cookie and entry that the product keeps in a browser', () => {
    const root = join(import.meta.dirname, '../../../..')
    const said = JSON.stringify(cookiePreferences)
    const kept = ['server', 'web', 'domain'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|site\/content/.test(path))
        .flatMap((path) => [
          ...readFileSync(join(root, folder, path), 'utf8').matchAll(
            /['"`](__(?:Host|Secure)-\w+|jul\.[A-Za-z]+(?=['"`.]))/g,
          ),
        ]),
    )
    const names = [...new Set(kept.map(([, name = '']) => name))]
    expect(names).toEqual(expect.arrayContaining(['__Host-asked', '__Secure-typed']))
    expect(names.filter((name) => !said.includes(name) && !messages.includes(name))).toEqual([])
    // And none that it no longer keeps.
    expect(
      [...said.matchAll(/"(jul\.[A-Za-z]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !names.includes(name)),
    ).toEqual([])
  })

  it('say of a change what happens: members are asked in their console (0075)', () => {
    const changes = privacyPolicy.sections.find(({ id }) => id === 'changes')
    expect(JSON.stringify(changes)).toContain('asked to agree to it in their console')
    expect(JSON.stringify(changes)).not.toContain('email')
  })

  it('say where consent to a recording leads what an outside service gets (0084, T-083)', () => {
    const section = privacyPolicy.sections.find(({ id }) => `/privacy-policy#${id}` === consentReading.href)
    const said = JSON.stringify(section)
    expect(said).toContain('the sound that is written down, goes to that provider')
    const processors = JSON.stringify(privacyPolicy.sections.find(({ id }) => id === 'processors'))
    expect(processors).toContain('Article 28 GDPR and only on our instructions')
    expect(processors).toContain('/security-whitepaper#sub-processors')
  })

  it('take their periods from the one list, and name all that a configured installation sends elsewhere', () => {
    const deletion = JSON.stringify(dataDeletion)
    expect(deletion).toContain(`${periods.deletions.days} days after you asked`)
    expect(deletion).toContain(`${periods.auditTrail.months} months`)
    const rows = tablesOf(securityWhitepaper).flatMap((table) => table.rows.map(([first = '']) => first))
    for (const kind of [
      'Hosting',
      'Mail delivery',
      'Language model',
      'Google Drive',
      'Storage of files',
      'Calendly',
    ])
      expect(
        rows.some((row) => row.startsWith(kind)),
        kind,
      ).toBe(true)
    expect(JSON.stringify(privacyPolicy.short)).toContain('unless we have configured one')
  })
})
