import { describe, expect, it } from 'vitest'
import { checkText } from '#domain/content/rules/checkText.ts'
import { withoutAct } from '#domain/content/rules/legal.ts'
import { draw } from '../pages/drawPages.tsx'
import { builtTexts } from './builtTexts.ts'

describe('the texts that the build brings (K90)', () => {
  it('are all good to be saved as they are', () => {
    expect(
      builtTexts.flatMap(({ kind, slug, fields }) =>
        checkText(kind, fields).map((problem) => ({ kind, slug, ...problem })),
      ),
    ).toEqual([])
  })

  it('quote with typographic marks', () => {
    const fields = builtTexts.flatMap(({ fields }) => Object.values(fields))
    expect(fields.filter((words) => String(words).includes('"'))).toEqual([])
  })

  it('are drawn with what staff wrote in their place, and without what they took away', () => {
    const [first, second] = builtTexts.filter(({ kind }) => kind === 'question')
    const other = { ...first?.fields, question: 'How do I <get> one?' }
    const [page] = draw(
      [
        { kind: 'question', slug: first?.slug ?? '', fields: other, isWithdrawn: false },
        { kind: 'question', slug: second?.slug ?? '', fields: {}, isWithdrawn: true },
      ],
      '2026-01-01',
      [],
    )
    expect(page).toMatchObject({ path: '/faq', frame: '/faq' })
    expect(page?.main).toContain('How do I &lt;get&gt; one?')
    expect(page?.main).not.toContain(second?.fields.question)
    expect(JSON.stringify(page?.graph)).toContain('How do I <get> one?')
  })
  it('draw a curve, a formula, a note and a sentence that staff wrote into a lesson', () => {
    const built = builtTexts.find(({ kind, slug }) => kind === 'lesson' && slug === 'count-the-buyers')
    const sections = [
      '## Drawn {#drawn}',
      '> Runway = cash / loss',
      '> (Of the last month.)',
      '> Write it down.',
      '~ It ends\n~ 1 month: so late\n| Day | Euro |\n| 1 May 2026 | 9 |\n| 9 June 2026 | −1 |',
    ].join('\n\n')
    const fields = { ...built?.fields, sections }
    expect(checkText('lesson', fields)).toEqual([])
    const pages = draw([{ kind: 'lesson', slug: 'count-the-buyers', fields, isWithdrawn: false }], '', [])
    const main = pages.find(({ path }) => path === '/jul-playbook/count-the-buyers')?.main ?? ''
    expect(main).toContain(
      'aria-label="Euro: 9 on 1 May 2026, −1 on 9 June 2026. Shaded from 9 May 2026: so late."',
    )
    // The numbers of the drawing are the ones that can be read below it.
    expect(main).toMatch(/<details.*1 May 2026.*>9<.*9 June 2026.*>−1</s)
    expect(main.replaceAll(/<[^>]+>/g, '')).toContain('Runway=cash divided by loss')
    expect(main).toMatch(/<aside[^>]*>Of the last month\.</)
    expect(main).toContain('Write it down.')
  })

  it('lead from a myth to its lesson and back, whichever of the two is published', () => {
    const myth = builtTexts.find(({ kind, slug }) => kind === 'myth' && slug === 'one-percent')
    const fields = { ...myth?.fields, lesson: '/jul-playbook/set-a-price-and-defend-it' }
    const pages = draw([{ kind: 'myth', slug: 'one-percent', fields, isWithdrawn: false }], '', [])
    const mainOf = (path: string) => pages.find((each) => each.path === path)?.main
    expect(mainOf('/jul-playbook/count-the-buyers')).not.toContain('#one-percent')
    expect(mainOf('/jul-playbook/write-a-decision-down')).not.toContain('Myth file')
    expect(mainOf('/jul-playbook/myth-files')).toContain('>Set a price and defend it<')
  })

  it.each(['data-deletion', 'cookie-preferences', 'data-processing-agreement'])(
    'can be read without the form on the page, %s',
    (slug) => {
      const fields = builtTexts.find((each) => each.kind === 'legal' && each.slug === slug)?.fields ?? {}
      const [page] = draw([{ kind: 'legal', slug, fields, isWithdrawn: false }], '2026-12-01', [])
      expect(page?.main).toContain('<form')
      const read = withoutAct(page?.main ?? '')
      expect(read).not.toContain('<form')
      for (const kept of ['In short', '<h1', 'Versions', '</article>']) expect(read).toContain(kept)
      // Nothing is left open.
      const count = (mark: RegExp) => read.match(mark)?.length
      expect(count(/<div\b/g)).toBe(count(/<\/div>/g))
    },
  )
  it('keep each earlier version of a legal text at an address of its own, which leads to what is in force (K19)', () => {
    const built = builtTexts.find(({ kind, slug }) => kind === 'legal' && slug === 'accessibility')
    const now = { ...built?.fields, version: '8', inForceSince: '2026-11-20' }
    const before = {
      ...now,
      version: '7',
      inForceSince: '2026-10-01',
      sections: '## Then {#then}\n\nAs it was.',
    }
    const pages = draw(
      [{ kind: 'legal', slug: 'accessibility', fields: now, isWithdrawn: false }],
      '2026-12-01',
      [
        { slug: 'accessibility', fields: now },
        { slug: 'accessibility', fields: before },
        // Another row of one number was corrected before anybody could rely on it.
        { slug: 'accessibility', fields: { ...before, sections: '## Typo {#typo}\n\nTpyo.' } },
      ],
    )
    expect(pages.map(({ path }) => path)).toEqual(['/accessibility', '/accessibility/version-7'])
    const [current, earlier] = pages
    expect(current?.main).toContain('href="/accessibility/version-8"')
    expect(current?.main).toContain('href="/accessibility/version-7"')
    expect(earlier).toMatchObject({ frame: '/accessibility', current: '/accessibility' })
    expect(earlier?.title).toContain(', version 7')
    expect(earlier?.main).toContain('As it was.')
    expect(earlier?.main?.replaceAll(/<[^>]+>/g, '')).toContain('1 October 2026 to 20 November 2026')
    expect(earlier?.main).toContain('This version is no longer in force.')
  })
})
