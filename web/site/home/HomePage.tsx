import { Button } from '#web/ui/Button.tsx'

/** The front page. */
export function HomePage() {
  return (
    <main id="main">
      <h1 className="display-l">JUL</h1>
      <Button href="/auth?mode=sign-up" variant="hot">
        Start free
      </Button>
    </main>
  )
}
