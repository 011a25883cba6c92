/** Words a founder or an investor meets, each in a sentence. */
export const glossary = [
  {
    word: 'Cap table',
    meaning: 'The list of everybody who owns or was promised a share, adding up to 100 percent.',
  },
  { word: 'Churn', meaning: 'The share of customers, or of revenue, that leaves in a period.' },
  {
    word: 'Data room',
    meaning: 'The folder with every document an investor’s lawyers and accountants will ask for.',
  },
  {
    word: 'Dilution',
    meaning: 'What happens to your percentage when new shares are issued to somebody else.',
  },
  { word: 'Down round', meaning: 'A round at a lower price per share than the one before it.' },
  { word: 'Due diligence', meaning: 'The checking of what was said, before money or a signature.' },
  { word: 'Equity', meaning: 'Ownership of a part of a company.' },
  { word: 'Follow-on', meaning: 'A further investment by somebody who has invested before.' },
  { word: 'Fully diluted', meaning: 'Counted as if every option and promise had already become a share.' },
  { word: 'Gross margin', meaning: 'What is left of a sale after what had to be paid to deliver it.' },
  {
    word: 'Liquidation preference',
    meaning: 'Who gets how much first when a company is sold, before the rest is divided.',
  },
  {
    word: 'Minutes',
    meaning: 'The written record of a session: decisions, actions, what is worth remembering.',
  },
  { word: 'Post-money', meaning: 'What a company is said to be worth with the new money in it.' },
  { word: 'Pre-money', meaning: 'The same without the new money.' },
  { word: 'Retainer', meaning: 'A fixed amount a month for sessions at a steady pace with one advisor.' },
  { word: 'Revenue-based loan', meaning: 'A loan paid back as a share of revenue, faster in good months.' },
  {
    word: 'Runway',
    meaning: 'How long the cash lasts: cash divided by what goes out less what comes in, by the month.',
  },
  { word: 'Traction', meaning: 'Evidence that people want it: paid, used again, passed on.' },
  {
    word: 'Unit economics',
    meaning: 'What one more customer costs to win and to serve, and what they bring.',
  },
  {
    word: 'Vesting',
    meaning: 'Shares that become yours over time, so that whoever leaves early leaves some behind.',
  },
] as const
