import { describe, expect, it } from 'vitest'
import { checkEvidence } from '#domain/minutes/rules/evidence.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { draftOutcome, type SessionMatter } from './draftOutcome.ts'
import { ownerFinder } from './owners.ts'
import { peopleOf } from './people.ts'
import { sentencesOf } from './sentences.ts'

const session: SessionMatter = {
  title: 'Pricing',
  startAt: new Date('2026-06-10T09:00:00Z'),
  timeZone: 'Europe/Berlin',
  people: ['Marta Oyelaran', 'Ana Reis'],
}
const said = (rows: readonly (readonly [string, string])[], apartMs = 5_000): Segment[] =>
  rows.map(([speaker, text], index) => ({
    index,
    line: index + 1,
    startMs: index * apartMs,
    endMs: index * apartMs + 4_000,
    speaker,
    text,
  }))
const offers = (rows: readonly (readonly [string, string])[], matter: SessionMatter = session) =>
  draftOutcome(said(rows), matter).offers
const plain = ['Julius', 'That is what we know about the market and the people in it for now.'] as const

describe('the lines offered of a talk', () => {
  it('holds what a rule does not state under a probability, with its tier, its cues and its neighbours', () => {
    const [offer] = offers([
      plain,
      [
        'Marta Oyelaran',
        'The depot wants to see the log of the alarms first. I can maybe look into that this week.',
      ],
      ['Julius', 'Great, thanks.'],
    ])
    expect(offer).toMatchObject({
      kind: 'action',
      owner: 'Marta Oyelaran',
      dueWords: 'this week',
      dueOn: '2026-06-12',
      after: 'Great, thanks.',
    })
    expect(offer?.probability).toBeGreaterThan(0.12)
    expect(offer?.probability).toBeLessThan(1)
    const words = offer?.cues.map(({ start, end }) => offer.quote?.slice(start, end))
    expect(words).toEqual(expect.arrayContaining(['I can', 'this week']))
  })

  it('gives an object that points back the sentence it points to', () => {
    const [offer] = offers([
      plain,
      ['Julius', 'The bank still waits for the signed lease of the second depot.'],
      ['Marta Oyelaran', "I'll send it to them tonight."],
    ])
    expect(offer?.text).toContain('(The bank still waits for the signed lease of the second depot.)')
    expect(offer?.quote).toBe("I'll send it to them tonight.")
  })

  it('joins neighbours of one turn to one line, and keeps two promises with a time each apart', () => {
    const one = offers([
      plain,
      ['Marta Oyelaran', 'I might look at the model with Ana. And then I can try to see what it costs.'],
    ])
    expect(one.map((offer) => offer.quote)).toEqual([
      'I might look at the model with Ana. And then I can try to see what it costs.',
    ])
    const two = offers([
      plain,
      ['Marta Oyelaran', "I'll try to look at the model today. Then I might get back to Ana next week."],
    ])
    expect(new Set(two.map((offer) => offer.dueWords))).toEqual(new Set(['today', 'next week']))
  })

  it('is best first, at most eighty an hour, and rests on the transcript line by line', () => {
    const hour = said(
      Array.from({ length: 360 }, (_, at): [string, string] => [
        at % 2 ? 'Ana Reis' : 'Marta Oyelaran',
        `Maybe I could look into part ${at} of it, or we could ask somebody about depot ${at} next week.`,
      ]),
      10_000,
    )
    const found = draftOutcome(hour, session).offers
    expect(found.length).toBeGreaterThan(40)
    expect(found.length).toBeLessThanOrEqual(80)
    for (const offer of found) expect(checkEvidence(offer, hour)).toEqual([])
    const maybe = found.filter(({ tier, kind }) => tier === 'maybe' && kind === 'action')
    const likely = maybe.map(({ probability }) => probability ?? 1)
    expect(likely).toEqual([...likely].sort((a, b) => b - a))
  })

  it('shows a promise with a day however it is worded', () => {
    const found = offers([
      plain,
      ['Marta Oyelaran', 'That would be amazing, let me dig that out and drop it in the folder by Thursday.'],
    ])
    expect(found).toMatchObject([{ kind: 'action', dueOn: '2026-06-11', owner: 'Marta Oyelaran' }])
  })

  it('of talk that leaves nothing to do is empty', () => {
    expect(
      offers([
        ['Julius', 'Good morning everybody, it is nice to see you all here.'],
        ['Marta Oyelaran', 'The weather was terrible in Leiden and the train was late again.'],
        ['Julius', 'I know, it was the same here last week.'],
      ]),
    ).toEqual([])
  })

  it('due at the next meeting takes the day of the next session where one is set', () => {
    const rows = [plain, ['Marta Oyelaran', "I'll bring the cost model to the next meeting."]] as const
    expect(offers(rows)[0]).toMatchObject({ dueOn: null, dueWords: 'to the next meeting' })
    expect(offers(rows, { ...session, nextSessionDay: '2026-07-01' })[0]).toMatchObject({
      dueOn: '2026-07-01',
    })
  })

  it('in another language holds what was written as a line of minutes, and nothing else (4.13.7)', () => {
    const german = offers([
      ['Jana', 'Der Umsatz mit den beiden Depots liegt bei elf Tausend Euro im Jahr.'],
      ['Jana', 'Ich schicke das Angebot bis Freitag und rufe dann die Leiterin an.'],
      ['Jana', 'ACTION: Jana schickt das Angebot an Kestrel.'],
      ['Jana', 'RESOLVED: Die Einrichtung kostet nichts mehr.'],
    ])
    expect(german.map(({ kind, tier }) => `${kind} ${tier}`)).toEqual(['decision drafted', 'action drafted'])
  })
})

describe('who owns an action', () => {
  it.each([
    ['the speaker', 'I can look into the logs of the depot.', 'Marta Oyelaran'],
    ['who is named', 'Ana could maybe check the logs of the depot.', 'Ana Reis'],
    ['who is asked, by name', 'Ana, could you maybe check the logs of the depot?', 'Ana Reis'],
    ['who is asked, by answering next', 'Could you maybe check the logs of the depot?', 'Julius'],
    ['who is wanted for it', "I'd like you to check the logs of the depot.", 'Julius'],
    ['somebody absent', 'Pieter will check the logs of the depot.', 'Pieter'],
    ['nobody, where all are asked', 'Could someone please check the logs of the depot?', null],
    ['who speaks for the team', 'We should check the logs of the depot by Friday.', 'Marta Oyelaran'],
  ])('%s', (_who, text, owner) => {
    const talk = said([
      plain,
      ['Ana Reis', 'Right.'],
      ['Marta Oyelaran', text],
      ['Julius', 'Hmm, we will see.'],
    ])
    const ownerOf = ownerFinder(sentencesOf(talk), peopleOf(['Ana Reis', 'Marta Oyelaran'], ['Julius']))
    expect(ownerOf(2)).toBe(owner)
  })
})

describe('what a talk was about', () => {
  it('is told by names and phrases it returns to, each with its first moment', () => {
    const topics = draftOutcome(
      said([
        ['Julius', 'The setup fee is the first thing, and Kestrel asked about it.'],
        ['Marta Oyelaran', 'Nobody likes a setup fee, and Kestrel least of all.'],
        ['Julius', 'Without the setup fee there is still the audit export for Kestrel.'],
        ['Marta Oyelaran', 'So the audit export it is. Three of them want the audit export now.'],
      ]),
      session,
    ).lines.filter(({ kind }) => kind === 'topic')
    expect(topics.map(({ text, moment }) => [text, moment?.segment])).toEqual([
      ['Setup fee', 0],
      ['Kestrel', 0],
      ['Audit export', 2],
    ])
  })
})
