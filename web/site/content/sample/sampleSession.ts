/** What a session that never took place decided: the same example wherever a page shows what one leaves behind. */
export const sampleSession = {
  /** The report's first line. */
  finding:
    'The customer pays for a quiet audit and not for the sensor. Sell the record, and the second site asks for it by itself.',
  decisions: [
    {
      at: '76:10',
      text: 'The price moves from a seat to a site. A site is what the buyer already budgets for.',
    },
    {
      at: '81:32',
      text: 'Nobody writes a second proposal until the first customer has answered the first one.',
    },
    { at: '85:48', text: 'The hire waits for the answer, not for the quarter.' },
  ],
  actions: [
    { text: 'Get a yes or a no on the first proposal', owner: 'Founder', due: 'In nine days' },
    { text: 'Write the price of a site on one page', owner: 'Founder', due: 'In five days' },
    { text: 'Tell both candidates what the hire waits for', owner: 'Co-founder', due: 'In three days' },
  ],
} as const
