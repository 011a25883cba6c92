import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Segment } from '#domain/recordings/types.ts'
import { cleanText } from './cleanText.ts'
import { isTalkOnly } from './commitments.ts'
import { isDecision } from './decisions.ts'
import { draftOutcome } from './draftOutcome.ts'
import { wordsOf } from './words.ts'

const session = {
  title: 'Pricing',
  startAt: new Date('2026-06-10T09:00:00Z'),
  timeZone: 'Europe/Berlin',
  people: ['Marta Oyelaran', 'Ana Reis', 'Tomasz Wilk'],
}
/** Enough plain English around a few spoken lines for the language to be known. */
const talk = (...said: [string, string][]): Segment[] =>
  [...said, ['Julius', 'That is what we have to say about it for now.']].map(
    ([speaker = '', text = ''], index) => ({
      index,
      line: index + 1,
      startMs: index * 1000,
      endMs: null,
      speaker,
      text,
    }),
  )
/** What the certain rules state; what the classifier takes for likely has its own tests. */
const actions = (...said: [string, string][]) =>
  draftOutcome(talk(...said), session)
    .offers.filter((line) => line.kind === 'action' && line.probability === null)
    .map((line) => `${line.owner ?? '-'} ${line.dueOn ?? '-'} ${line.quote}`)

describe('what is a commitment', () => {
  it.each([
    ["I'll send the revised quote by Friday.", 'Julius 2026-06-12'],
    ['I will draft the term sheet.', 'Julius -'],
    ["Um, so I'm going to call the auditor tomorrow.", 'Julius 2026-06-11'],
    ["I'll have the model ready by Monday.", 'Julius 2026-06-15'],
    ["I'll check whether the clause allows it.", 'Julius -'],
    ["I'll ask them if the depot is open.", 'Julius -'],
    ['Ana will pull the invoices from Kestrel.', 'Ana Reis -'],
    ["Tomasz'll build the cost model by the 19th.", 'Tomasz Wilk 2026-06-19'],
    ['Marta, bring the role description tomorrow.', 'Marta Oyelaran 2026-06-11'],
    ['Tomasz needs to finish the cost model by Friday.', 'Tomasz Wilk 2026-06-12'],
    ['Action: Marta to redraft the quote by 15 June.', 'Marta Oyelaran 2026-06-15'],
    ['To do: update the data room.', '- -'],
    ["Let's send the quote by Monday.", 'Julius 2026-06-15'],
    ["We'll publish the new price list by the end of the month.", 'Julius 2026-06-30'],
    ['I can set up the call list and share it by Thursday.', 'Julius 2026-06-11'],
    ["I'll run it by the lawyer.", 'Julius -'],
    ["I'll speak to the depot manager next week.", 'Julius 2026-06-19'],
    ['Ana, please send the invoices by Friday.', 'Ana Reis 2026-06-12'],
  ])('%s', (sentence, found) => {
    expect(actions(['Julius', sentence])).toEqual([expect.stringContaining(`${found} `)])
  })

  it.each([
    "I'll be honest, the price is too high.",
    "I'll share my screen with the agenda.",
    "I'll walk you through the model in a minute.",
    "I'll get back to that in a moment.",
    "I'll never send a quote without the export.",
    'I will not call them again.',
    "If they sign, I'll send the contract by Friday.",
    "I'll send the contract by Friday if they sign.",
    "I'll send it tomorrow unless you object.",
    "Maybe I'll draft something by Friday.",
    'I might write to them tomorrow.',
    "They said I'll send you the quote by Friday.",
    'I told them I will call the auditor tomorrow.',
    'The customer wrote “I will send the logs tomorrow” and never did.',
    "Usually I'll send a quote by Friday.",
    'Should I send the quote by Friday?',
    "We'll see what they say by Friday.",
    "We'll build the best cold chain company in Europe.",
    "Let's look at the numbers.",
    "Let's talk about the export.",
    'Tomasz can build six depots a month.',
    'Kestrel will sign the contract by Friday.',
    'I need to think about it.',
    'Could you send me the cap table?',
    'Please send the invoices.',
    'Can you hear me?',
    'I sent the quote on Friday.',
    'Let me call you back to the question.',
    "I'm going to run down to the lobby in a bit.",
    "I'll move on to the next point.",
    "I'll walk over there now.",
    "I'll be surprised if it is live by Friday.",
    'I can build six of them.',
    "I'll put it this way, nobody reads a roadmap.",
  ])('not: %s', (sentence) => {
    expect(actions(['Julius', sentence])).toEqual([])
  })

  it.each([
    "I'll be right back, one moment please…",
    'Let me share my screen.',
    "I'll begin with my update.",
    'Thank you all for coming, and see you next week.',
    "So the next one I'll share now.",
    'Can everybody see my screen?',
    "And I'll…",
  ])('runs the talk and leaves nothing to do: %s', (sentence) => {
    expect(isTalkOnly(sentence)).toBe(true)
  })

  it('a question counts once somebody says yes to it, and the yes owns it', () => {
    const asked: [string, string] = ['Julius', 'Could you send me the cap table?']
    expect(actions(asked, ['Marta Oyelaran', 'Yes, tomorrow.'])).toEqual([
      'Marta Oyelaran 2026-06-11 Could you send me the cap table?',
    ])
    expect(actions(asked, ['Marta Oyelaran', "I'd rather not."])).toEqual([])
    expect(actions(asked, ['Marta Oyelaran', 'Yes, but not before July.'])).toEqual([])
    expect(actions(asked, ['Julius', 'Yes, I ask that every time.'])).toEqual([])
    expect(actions(asked, ['Marta Oyelaran', "Sure, I'll send the cap table tonight."])).toEqual([
      "Marta Oyelaran 2026-06-10 Sure, I'll send the cap table tonight.",
    ])
  })

  it.each([
    "Thanks for the introduction, I'll get back to him with the deck.",
    'Sounds good, can you add Ana to the invitation?',
    'See you next week, and please bring the contract.',
  ])('leaves something to do, courtesy or not: %s', (sentence) => {
    expect(isTalkOnly(sentence)).toBe(false)
  })

  it('advice counts once somebody takes it on, and not where they only listen', () => {
    const advised: [string, string] = ['Julius', 'You might want to check his references before the offer.']
    expect(actions(advised, ['Marta Oyelaran', 'Good point, will do.'])).toEqual([
      'Marta Oyelaran - You might want to check his references before the offer.',
    ])
    expect(actions(advised, ['Marta Oyelaran', 'Yeah, that is what they all say.'])).toEqual([])
  })

  it('a promise repeated is one action, and the wording with a day is kept', () => {
    expect(
      actions(
        ['Marta Oyelaran', "I'll redraft the depot quote."],
        ['Marta Oyelaran', "I'll redraft the depot quote by Monday."],
      ),
    ).toEqual(["Marta Oyelaran 2026-06-15 I'll redraft the depot quote by Monday."])
  })

  it('a name that could be two people stays as it was said', () => {
    const people = ['Ana Reis', 'Ana Costa']
    const { offers } = draftOutcome(talk(['Julius', 'Ana will pull the invoices.']), { ...session, people })
    expect(offers.find((line) => line.kind === 'action')?.owner).toBe('Ana')
  })

  it('a late evening counts from the day in the zone of the session', () => {
    const late = { ...session, startAt: new Date('2026-06-10T22:30:00Z') }
    const [line] = draftOutcome(talk(['Julius', "I'll send the quote tomorrow."]), late).offers.filter(
      (each) => each.dueOn,
    )
    expect(line?.dueOn).toBe('2026-06-12')
  })
})

describe('what is a decision', () => {
  it('is what was said back and agreed to', () => {
    const back: [string, string] = [
      'Marta Oyelaran',
      'Okay, so we wait with the round until after the summer then.',
    ]
    const decided = (...said: [string, string][]) =>
      draftOutcome(talk(...said), session).offers.flatMap(({ kind, probability, text }) =>
        kind === 'decision' && probability === null ? [text] : [],
      )
    expect(decided(back, ['Julius', 'Exactly, yes.'])).toEqual([
      'We wait with the round until after the summer then.',
    ])
    expect(decided(back, ['Julius', 'No, the other one.'])).toEqual([])
  })

  it.each([
    ['We decided to drop the setup fee.', true],
    ["We've agreed on an eight-week exit.", true],
    ["So let's go with €790 per depot.", true],
    ['Decision: the export goes into the contract.', true],
    ['We will not hire another seller this year.', true],
    ["We're going with the Leiden depot first.", true],
    ['We agreed with Kestrel that the exit is eight weeks.', true],
    ["We're not raising this year.", true],
    ["We're not selling enough to auditors.", false],
    ["We haven't decided on the export yet.", false],
    ['Have we agreed on the price?', false],
    ['If we decided that today, they would laugh.', false],
    ['Before we agreed on anything they left.', false],
    ['Last year we decided to hire generalists.', false],
    ["We won't know until September.", false],
    ["We won't make it this month.", false],
    ["Let's not forget the auditor.", false],
    ["Let's keep going with the agenda.", false],
    ['Agreed, the market is tough.', false],
    ['They decided to leave the market.', false],
    ['Once we have decided, we tell them.', false],
    ["Let's just table that for now.", true],
    ['I think we should just drop it for now.', true],
    ["Okay, then I'm gonna just keep it as is.", true],
    ["Let's just take a look at the numbers.", false],
    ['Should we just drop it for now?', false],
    ['RESOLVED: the fee stays at two percent.', true],
    ["So I think we're settled on the per-seat pricing.", true],
    ['Okay, let us park the Germany expansion for now.', true],
    ["We're agreed that the market is hard, are we?", false],
    ['They told us we decided too late.', false],
  ])('%s %s', (sentence, decided) => {
    expect(isDecision(sentence)).toBe(decided)
  })
})

describe('the clean-up of a sentence', () => {
  it.each([
    ["Um, so, well, I'll, you know, send the the quote.", "I'll, send the quote."],
    ['And we agreed.', 'We agreed.'],
    ['So that is it.', 'So that is it.'],
    ['Right pricing is hard.', 'Right pricing is hard.'],
    ['yeah', 'Yeah'],
  ])('%j becomes %j', (spoken, clean) => {
    expect(cleanText(spoken)).toBe(clean)
  })

  it('never adds a word and never changes their order', () => {
    const word = fc.constantFrom(
      'um',
      'so,',
      'well,',
      'I',
      'the',
      'the',
      'quote',
      'you know,',
      'and',
      '€790',
      'ok,',
      'send',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 15 }), (words) => {
        const spoken = wordsOf(words.join(' '))
        let at = 0
        for (const kept of wordsOf(cleanText(words.join(' ')))) {
          at = spoken.indexOf(kept, at) + 1
          expect(at).toBeGreaterThan(0)
        }
      }),
    )
  })
})
