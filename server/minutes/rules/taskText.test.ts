import { describe, expect, it } from 'vitest'
import { decisionText, pointsBack, taskText } from './taskText.ts'

describe('an action reads as a task where that is safe (4.13.7)', () => {
  it.each([
    ["I'll send the revised quote by Friday.", 'by Friday', 'Send the revised quote'],
    ["Okay, yeah, so I'll send the revised quote.", null, 'Send the revised quote'],
    ["I'll definitely review this and add my comments.", null, 'Review this and add my comments'],
    ['I will draft the term sheet tomorrow.', 'tomorrow', 'Draft the term sheet'],
    ["I'm going to call the auditor.", null, 'Call the auditor'],
    ["Then I'll maybe reach out to Marius.", null, 'Reach out to Marius'],
    [
      'I need to rewrite the interview questions before 30 June.',
      'before 30 June',
      'Rewrite the interview questions',
    ],
    ["I'll try to add the missing tests.", null, 'Try to add the missing tests'],
    ["After the call, I'll share the cap table.", 'After the call', 'Share the cap table'],
    ["I'll send you both the exit clause.", null, 'Send the exit clause'],
    ["I'll ask Leiden for the log because we need it.", null, 'Ask Leiden for the log'],
    ["I'll fix the export, so that everyone can use it.", null, 'Fix the export'],
    ["I'll make sure the room is up by then.", null, 'Make sure the room is up'],
    [
      "I'll put together the list of buyers before then.",
      null,
      'Put together the list of buyers before then',
    ],
    ["I'd like to add a page on pricing.", null, 'Add a page on pricing'],
    ['Let me check the contract.', null, 'Check the contract'],
    ['Could you please send me the cap table?', null, 'Send the cap table'],
    [
      'Tomasz, can you build a cost model for depots one to ten?',
      null,
      'Build a cost model for depots one to ten',
    ],
    ['You should talk to the bank first.', null, 'Talk to the bank first'],
    ['Please review the draft.', null, 'Review the draft'],
    ['Ana will pull the invoices this afternoon.', 'this afternoon', 'Pull the invoices'],
    ['Tomasz needs to finish the model.', null, 'Finish the model'],
    ["Let's send the quote by Monday.", 'by Monday', 'Send the quote'],
    ['We need to update the data room.', null, 'Update the data room'],
    ['Action: Marta to redraft the quote.', null, 'Redraft the quote'],
    ['To do: update the data room.', null, 'Update the data room'],
  ])('%s', (spoken, dueWords, task) => {
    expect(taskText(spoken, dueWords)).toBe(task)
  })

  it.each([
    "I'll be working on the model.",
    "I'll think about it.",
    'I will not call them again.',
    "There are some bugs that I'll look at.",
    "If they sign, I'll send the contract.",
    "I'll tell you what I found.",
    "I'll send.",
    'We had a good talk.',
    'It will ship next week.',
    "I'll check if I have the numbers you sent us.",
    'Kestrel pays by the month.',
    '',
  ])('and stays a quote where it is not: %s', (spoken) => {
    expect(taskText(spoken, null)).toBeNull()
  })

  it.each([
    ['Send it', true],
    ['Do that', true],
    ['Follow up on this', true],
    ['Send it to the bank', true],
    ['Send the revised quote', false],
    ['Check that the depot is open before the audit', false],
    ['Ask them', true],
    ['Draft the term sheet and send it', false],
  ])('%s points back: %s', (task, back) => {
    expect(pointsBack(task)).toBe(back)
  })
})

describe('a decision reads as what was decided (4.13.7)', () => {
  it.each([
    ["Let's go with €790 per depot.", 'Go with €790 per depot.'],
    ['We decided to drop the setup fee.', 'Drop the setup fee.'],
    ['We have agreed that the exit is eight weeks.', 'The exit is eight weeks.'],
    ['Decision: the export goes into the contract.', 'The export goes into the contract.'],
    ['RESOLVED: the fee stays at two percent.', 'The fee stays at two percent.'],
    ["We won't hire another seller this year.", "We won't hire another seller this year."],
    ['So I think we should just drop it for now.', 'Drop it for now.'],
    ["Let's do that.", "Let's do that."],
  ])('%s', (spoken, decision) => {
    expect(decisionText(spoken)).toBe(decision)
  })
})
