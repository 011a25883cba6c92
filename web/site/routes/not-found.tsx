import { NotFound } from '#web/ui/NotFound.tsx'

// Written to a file at build, which the server sends with every 404; inside a console it is drawn like any screen.
export const handle = { static: true }

export const meta = () => [{ title: 'Not found, JUL' }, { name: 'robots', content: 'noindex' }]

export default function NotFoundRoute() {
  return <NotFound />
}
