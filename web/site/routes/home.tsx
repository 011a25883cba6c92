import { HomePage } from '#web/site/home/HomePage.tsx'

export const handle = { static: true }

export const meta = () => [
  { title: 'JUL, advisory and venture building' },
  {
    name: 'description',
    content:
      'JUL works with founders, investors and advisory clients in fixed sessions: one question, a decision, and a written report with the actions on a board.',
  },
]

export default function HomeRoute() {
  return <HomePage />
}
