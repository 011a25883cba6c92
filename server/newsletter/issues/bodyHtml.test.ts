import { expect, it } from 'vitest'
import { bodyHtml } from './bodyHtml.ts'
import { writeIssue } from './writeIssue.ts'

const hebrew = 'שלום'
const body = `${hebrew}\n\n## ${hebrew}\n\n> ${hebrew}\n\n- ${hebrew}\n- English`

it('each part of an issue says its own direction, on the page and in the email (4.13.17)', () => {
  expect(bodyHtml(body, 2)).toBe(
    `<p dir="auto">${hebrew}</p><h2 dir="auto">${hebrew}</h2><blockquote dir="auto">${hebrew}</blockquote><ul><li dir="auto">${hebrew}</li><li dir="auto">English</li></ul>`,
  )
  const facts = {
    publicUrl: new URL('https://jul.example'),
    brandName: 'JUL',
    supportEmail: 'mail@jul.example',
  }
  const issue = { subject: hebrew, lead: hebrew, body, number: 1, slug: null, reader: null }
  const { html } = writeIssue(facts, issue, 'Why')
  const own = [...html.matchAll(/<(\w+) dir="auto"[^>]*>([^<]+)</g)].map(
    ([, tag, words]) => `${tag} ${words}`,
  )
  expect(own).toEqual([
    ...[`h1 ${hebrew}`, `p ${hebrew}`, `h2 ${hebrew}`],
    ...[`blockquote ${hebrew}`, `li ${hebrew}`, 'li English'],
  ])
})
