import type { MetricKey, MilestoneStatus } from '#domain/board/types.ts'

/** A word on the demo board; `ago` in days, `byAdvisor` for the scripted advisor's own. */
export const demoCheckins: readonly { body: string; ago: number; byAdvisor: boolean }[] = [
  {
    body: 'Pricing changed shape today. Everything else waits until Kestrel answers.',
    ago: 1,
    byAdvisor: true,
  },
  {
    body: 'Two depots added without a support call. The install guide works.',
    ago: 10,
    byAdvisor: false,
  },
  {
    body: 'Runway is fine. Attention is not. Three priorities, and the third one is rest.',
    ago: 27,
    byAdvisor: true,
  },
]

/** A milestone of the demo board; days from today, `steps` are what its status and progress were before, oldest first. */
export type DemoMilestone = {
  title: string
  objective: string
  owner: string
  status: MilestoneStatus
  progress: number
  startsIn: number
  targetIn: number
  steps: readonly { ago: number; status: MilestoneStatus; progress: number }[]
}

/** The four of the sample board, in four different states. */
export const demoMilestones: readonly DemoMilestone[] = [
  {
    title: 'Guaranteed temperature record live in six depots',
    objective: 'Objective 1',
    owner: 'Tomasz',
    status: 'in_progress',
    progress: 64,
    startsIn: -65,
    targetIn: 1,
    steps: [
      { ago: 58, status: 'not_started', progress: 0 },
      { ago: 30, status: 'in_progress', progress: 20 },
      { ago: 10, status: 'in_progress', progress: 48 },
    ],
  },
  {
    title: 'Signed pilot with Kestrel Health',
    objective: 'Objective 1',
    owner: 'Marta',
    status: 'at_risk',
    progress: 80,
    startsIn: -44,
    targetIn: 12,
    steps: [
      { ago: 40, status: 'not_started', progress: 0 },
      { ago: 2, status: 'in_progress', progress: 70 },
    ],
  },
  {
    title: 'Cold storage insurance in place',
    objective: 'Objective 2',
    owner: 'Ana',
    status: 'completed',
    progress: 100,
    startsIn: -68,
    targetIn: -32,
    steps: [
      { ago: 60, status: 'not_started', progress: 0 },
      { ago: 33, status: 'in_progress', progress: 50 },
    ],
  },
  {
    title: 'Data room ready for first partner',
    objective: 'Objective 3',
    owner: 'Marta',
    status: 'upcoming',
    progress: 15,
    startsIn: -15,
    targetIn: 10,
    steps: [{ ago: 6, status: 'not_started', progress: 0 }],
  },
]

/** A figure of the sample company; cents, months or people, `ago` in days. */
export type DemoFigure = {
  metric: MetricKey
  value: number
  currency: 'EUR' | null
  ago: number
  note: string
}

const figure = (
  metric: MetricKey,
  currency: DemoFigure['currency'],
  value: number,
  ago: number,
  note = '',
): DemoFigure => ({ metric, value, currency, ago, note })

/** MRR 15,000, runway 18 months, pipeline 22,500 and a team of 7, the sample figures of the specification (T-099), with a past. */
export const demoFigures: readonly DemoFigure[] = [
  figure('mrr', 'EUR', 1_010_000, 152),
  figure('mrr', 'EUR', 1_030_000, 122),
  figure('mrr', 'EUR', 1_160_000, 91),
  figure('mrr', 'EUR', 1_190_000, 61),
  figure('mrr', 'EUR', 1_360_000, 30),
  figure('mrr', 'EUR', 1_500_000, 1, 'Two depots added.'),
  figure('runway', null, 20, 61),
  figure('runway', null, 19, 30),
  figure('runway', null, 18, 1, 'Raise window opens in 3 months.'),
  figure('pipeline', 'EUR', 1_750_000, 61),
  figure('pipeline', 'EUR', 1_980_000, 30),
  figure('pipeline', 'EUR', 2_250_000, 1, 'Nine talks, five quotes, two in contract.'),
  figure('team', null, 6, 61),
  figure('team', null, 7, 8, 'Field operations lead is open.'),
]
