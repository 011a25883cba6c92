import { Button } from '#web/ui/buttons/Button.tsx'

/** The newsletter on the front page: what it is, and the way to it. */
export function HomeYelmail() {
  return (
    <section className="border-t border-line bg-surface py-20 max-md:py-14">
      <div className="site-width flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
        <div>
          <h2 className="display-m">One useful email, twice a month</h2>
          <p className="mt-3 max-w-[36em] text-body-l text-ink-2">
            YELMail takes one question that came up in sessions and ends with one thing to do. Five minutes to
            read; one press stops it.
          </p>
        </div>
        <Button href="/join-yelmail" size="large">
          Get YELMail
        </Button>
      </div>
    </section>
  )
}
