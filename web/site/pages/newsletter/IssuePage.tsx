import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IssueCard, part } from './IssueCard.tsx'

/** One issue at its own address; the server puts it in (K15). */
export function IssuePage() {
  return (
    <section className="pt-10 pb-24 max-md:pt-6 max-md:pb-16">
      <div className="site-width grid items-start gap-x-18 gap-y-8 lg:grid-cols-[minmax(0,1fr)_40rem]">
        <div className="lg:sticky lg:top-24">
          <nav aria-label="Where you are" className="text-caption text-ink-2">
            <a
              href={yelmailPaths.archive}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              YELMail, all issues
            </a>
          </nav>
          <p dir="auto" className="read mt-4 max-w-[24em]" {...part('lead')} />
          <p className="mt-3 text-body-s text-ink-2 tnum">
            <span {...part('minutes')} /> to read
          </p>
          <p className="mt-6 flex flex-wrap gap-2">
            <Button href={listForms.yelmail.path} variant="hot">
              Get the next one
            </Button>
            <Button href={yelmailPaths.feed}>RSS</Button>
          </p>
        </div>
        <IssueCard isPage />
      </div>
    </section>
  )
}
