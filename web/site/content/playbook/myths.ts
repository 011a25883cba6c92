/** A belief about fundraising or growth, the case for and against it, and what to do instead. */
export type Myth = {
  readonly id: string
  readonly myth: string
  /** What its text shows, for whoever has not opened it. */
  readonly line: string
  readonly evidence: string
  readonly instead: string
  /** The page of the lesson that helps; empty where there is none. */
  readonly lesson: string
  /** Where the evidence can be read, if it is somebody's study. */
  readonly source?: string
}

export const myths: readonly Myth[] = [
  {
    id: 'the-team',
    myth: 'Investors decide on the team',
    line: 'They say so. What they look at first, and what to put on page one.',
    evidence:
      'They say so, and they mean it, about companies whose figures they have already understood. In a first reading of a deck the team is read together with the money and the traction: a team is believed because of what it has already done with little money.',
    instead:
      'Put on page one what this team has shown, with a date: the sale, the hire that came, the mistake you put right. A list of former employers is not evidence about this company.',
    lesson: '/jul-playbook/your-company-on-one-page',
  },
  {
    id: 'highest-valuation',
    myth: 'Get the highest valuation you can',
    line: 'What a high price costs in the next round, worked through with figures.',
    evidence:
      'Take invented figures: 1 million at 9 million before the money leaves you 90 percent; at 5 million, 83. But the next round is priced against this one. If the company is then worth 8 million, the first path is a down round, with the clauses that come with it, and the second is a step up. The seven points were borrowed.',
    instead:
      'Choose the valuation that you will have outgrown by the next round if the plan goes half as well as you think. Read the clauses before the number; a liquidation preference of two times can cost more than a lower price.',
    lesson: '/jul-playbook/the-first-ninety-days-of-an-investor',
  },
  {
    id: 'warm-introduction',
    myth: 'A warm introduction is the only way in',
    line: 'When it helps, when it hurts, and how to write to a stranger.',
    evidence:
      'An introduction moves a message to the top of a pile. It also carries the opinion of whoever sends it, and a lukewarm one is worse than none. Many people who invest in young companies publish what they look for and read what comes, since missing one is what they are afraid of.',
    instead:
      'Write five lines to a stranger: what you do and for whom, one figure with its date, why this person, what you ask, when. Send ten, each different. If nobody answers, the five lines are the fault, and that is cheap to find out.',
    lesson: '/jul-playbook/write-the-question-in-one-sentence',
  },
  {
    id: 'product-sells-itself',
    myth: 'A good product sells itself',
    line: 'Who makes the first ten sales, and what that person writes down.',
    evidence:
      'A product that is bought without a word has a buyer who knew that the problem had a solution and was looking for it on that day. For most new things nobody is looking. The first sales are made by a person who goes there, and what that person hears is what makes the product good.',
    instead:
      'A founder makes the first ten sales, alone, and writes down each sentence that worked. Hire somebody for the eleventh when the ten notes look alike.',
    lesson: '/jul-playbook/set-a-price-and-defend-it',
  },
  {
    id: 'readiness-brings-money',
    myth: 'Get investment-ready and the money follows',
    line: 'What a trial with 346 firms found, and what readiness is good for.',
    evidence:
      'A randomised trial with 346 firms in five countries found that an investment-readiness programme raised the readiness score by 0.3 standard deviations. Judges’ scores did say something about who would be invested in over the next two years. The effect on deals was small, and overall it was not statistically significant.',
    instead:
      'Get ready because it makes the company better and the conversation shorter, not because it is a key. And distrust anybody who sells it as one, us included.',
    lesson: '/jul-playbook/what-an-investor-reads-first',
    source:
      'Cusolito, Dautovic and McKenzie, Review of Economics and Statistics 103(3), 2021; World Bank Policy Research Working Paper 8541.',
  },
  {
    id: 'one-percent',
    myth: 'We only need one percent of the market',
    line: 'What the sentence hides, and three figures to say in its place.',
    evidence:
      'The sentence hides who they are, how you reach them and why they would change. One percent of a market is as hard as the first customer, a thousand times over. You get it customer by customer, not by aiming at it.',
    instead:
      'Three figures say more: how many you can name, how many of thirty said yes at the full price, and what it cost to ask them.',
    lesson: '/jul-playbook/count-the-buyers',
  },
  {
    id: 'more-features',
    myth: 'They will buy when it can do more',
    line: 'One offer that shows who was going to buy anyway.',
    evidence:
      'People who say “if only it could” are polite. The test is simple: offer to make it for a signed order with a date. Most do not sign, and those who do were going to buy anyway. Each function you add without an order has to be explained to everybody who did not ask for it.',
    instead:
      'Sell what is there to somebody for whom it is enough. If there is nobody, take something away until there is.',
    lesson: '/jul-playbook/say-no-to-a-customer-who-pays',
  },
  {
    id: 'raise-early',
    myth: 'Raise when you can, not when you need it',
    line: 'When it is true, and how to tell with half of the money.',
    evidence:
      'It is true for a company that knows what the money is for. For one that does not, it buys a year of being busy, a board that expects a plan, and a price that the next round is held against. Money makes whatever you do larger, and that includes the search.',
    instead:
      'Write down what you would do with half of it, and by when you would know that it worked. If the half plan is good, raise for the whole. If you cannot write the half plan, no amount is right.',
    lesson: '/jul-playbook/put-a-date-on-your-runway',
  },
]
