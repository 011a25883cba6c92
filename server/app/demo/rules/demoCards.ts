/** One card of the demo board; `dueIn` is days from today, null for none. */
export type DemoCard = {
  title: string
  description: string
  status: 'backlog' | 'in_progress' | 'completed'
  priority: 'urgent' | 'high' | 'medium' | 'low'
  dueIn: number | null
  labels: readonly string[]
  kind: 'task' | 'decision'
  /** Days since it was raised; 0 for a card of today. */
  raisedAgo: number
}

type Rest = [
  description: string,
  priority: DemoCard['priority'],
  dueIn: number | null,
  labels?: readonly string[],
]
const card =
  (status: DemoCard['status']) =>
  (title: string, ...[description, priority, dueIn, labels = []]: Rest): DemoCard => ({
    title,
    description,
    status,
    priority,
    dueIn,
    labels,
    kind: 'task',
    raisedAgo: 0,
  })
const decision = (
  status: DemoCard['status'],
  title: string,
  description: string,
  priority: DemoCard['priority'],
  raisedAgo: number,
): DemoCard => ({
  title,
  description,
  status,
  priority,
  dueIn: null,
  labels: [],
  kind: 'decision',
  raisedAgo,
})
const later = card('backlog')
const now = card('in_progress')
const done = card('completed')

/**
 * The sample figures of the specification: 12 active cards of which 4 are in progress, and 8 completed (spec 2
 * §2). In the board's order, column by column.
 */
export const demoCards: readonly DemoCard[] = [
  later(
    'Agree the false-alarm limit in writing',
    'The Leiden manager named one a week. So far it was said in a corridor.',
    'high',
    4,
    ['pilot'],
  ),
  later(
    'Prepare the objection about price',
    'It costs less than the clipboards once the two hours of typing a day are counted.',
    'medium',
    6,
    ['pricing'],
  ),
  decision(
    'backlog',
    'Bridge only if the pilot slips past July',
    'A bridge buys time you have already bought.',
    'high',
    7,
  ),
  later('Draft the field operations role', 'The seventh depot sets the date for this hire.', 'medium', 21, [
    'hiring',
  ]),
  later('Ask three depots for a reference', 'Two sentences and a name are enough.', 'low', 14),
  later(
    'List the open questions of the auditor',
    'They plan with contracts, not with roadmaps.',
    'medium',
    9,
    ['audit'],
  ),
  decision(
    'backlog',
    'Price per depot, not per sensor',
    'The auditor buys the record. Nobody buys the box.',
    'high',
    1,
  ),
  later(
    'Sketch the board pack of the next quarter',
    'Cash, pipeline, depots, people. One page each.',
    'medium',
    28,
    ['board'],
  ),
  now(
    'Redraft the quote at €790 per depot',
    'With the eight-week exit and the audit export as named deliverables, without a setup fee.',
    'urgent',
    2,
    ['pricing'],
  ),
  now(
    'Build the cost model for depots one to ten',
    'One page. Price, margin and hire in the same model.',
    'high',
    5,
    ['pricing'],
  ),
  now(
    'Fill the data room for the first partner',
    'Contracts, invoices, the alarm log and the team.',
    'high',
    12,
    ['fundraising'],
  ),
  now(
    'Shorten the install guide',
    'Two depots were added without a support call; keep it that way.',
    'low',
    null,
    ['product'],
  ),
  decision(
    'completed',
    'Keep hardware assembly in Porto',
    'Move it when volume asks, not before.',
    'low',
    21,
  ),
  done('Insure the cold storage', 'Objective 2.', 'high', null, ['legal']),
  done('Add two depots', 'Without a support call.', 'high', null, ['growth']),
  done(
    'Write the guaranteed record promise',
    'Nobody buys the box; the auditor buys the record.',
    'medium',
    null,
    ['product'],
  ),
  done('Close the first paid pilot', 'Eight weeks, two depots.', 'urgent', null, ['pilot']),
  done('Set three priorities for the quarter', 'The third one is rest.', 'medium', null, ['board']),
  done('Hire a second gateway engineer', 'Started in May.', 'medium', null, ['hiring']),
  decision(
    'completed',
    'One partner per country until ten depots',
    'Two would be faster and half as honest.',
    'medium',
    27,
  ),
]
