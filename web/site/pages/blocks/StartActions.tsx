import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** The one orange button of a page: an account for who has none, the console for who has. */
export function StartActions({ out = 'Start free', note }: { out?: string; note?: string }) {
  return (
    <>
      <span className="when-out">
        <Button href={paths.auth('sign-up')} variant="hot" size="large" isBlock>
          {out}
        </Button>
      </span>
      <span className="when-in">
        <Button href={paths.dashboard()} variant="hot" size="large" isBlock>
          Open the console
        </Button>
      </span>
      {note ? <p className="mt-3 text-caption text-pretty text-ink-2">{note}</p> : null}
    </>
  )
}
