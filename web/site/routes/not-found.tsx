import { NotFound } from '#web/ui/NotFound.tsx'

export const meta = () => [{ title: 'Not found, JUL' }]

export default function NotFoundRoute() {
  return <NotFound />
}
