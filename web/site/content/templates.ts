/** Forms as files, open to everybody; they stand in web/public/templates (K18). */
export const templates = [
  {
    file: 'question-of-a-session.txt',
    title: 'A question for ninety minutes',
    text: 'What to write down before a session: the question, five figures, what was tried, who must agree.',
    lesson: 'write-the-question-in-one-sentence',
  },
  {
    file: 'runway.csv',
    title: 'Runway',
    text: 'Three months of bank figures, what is agreed but not yet in them, and the day on which a round has to start.',
    lesson: 'put-a-date-on-your-runway',
  },
  {
    file: 'list-of-buyers.csv',
    title: 'List of buyers',
    text: 'Who could buy, who would this year, what they were asked, and each no in their own words.',
    lesson: 'count-the-buyers',
  },
  {
    file: 'largest-customers.csv',
    title: 'Ten largest customers',
    text: 'Revenue by customer with the first month, the unit they count and what would make them leave.',
    lesson: 'what-an-investor-reads-first',
  },
  {
    file: 'table-of-shares.csv',
    title: 'Cap table',
    text: 'Everybody who has or was promised one, today and fully diluted, adding up to a hundred.',
    lesson: 'what-an-investor-reads-first',
  },
  {
    file: 'data-room.csv',
    title: 'Data room in eight parts',
    text: 'Nineteen documents that due diligence asks for, with room for a rating, an owner and a date.',
    lesson: 'what-an-investor-reads-first',
  },
  {
    file: 'decision.txt',
    title: 'A decision in five lines',
    text: 'What, instead of what, because of what, by whom, and the first action.',
    lesson: 'write-a-decision-down',
  },
  {
    file: 'update-for-investors.txt',
    title: 'Monthly update for investors',
    text: 'Seven short parts that say the same things in the same order every month.',
    lesson: 'the-first-ninety-days-of-an-investor',
  },
] as const

export const templatePath = (file: string): string => `/templates/${file}`
