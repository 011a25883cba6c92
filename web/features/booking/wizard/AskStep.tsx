import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { isPending } from '#domain/inquiries/rules.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'

type Props = { me: Me | null; failure: string | null; isSent: boolean; next: string }

/** The third step without a credit: signing in first, or a request with every choice that was made (T-156, 4.13.10). */
export function AskStep({ me, failure, isSent, next }: Props) {
  const mine = useQuery({
    ...orpc.inquiries.listMyInquiries.queryOptions(),
    enabled: me !== null && !me.isDemo,
  })
  const isAsked =
    isSent || mine.data?.inquiries.some(({ kind, status }) => kind === 'session' && isPending(status))
  if (!me)
    return (
      <section aria-labelledby="booking-sign-in" className="grid justify-items-start gap-3">
        <h3 id="booking-sign-in" className="title-m">
          Sign in to go on
        </h3>
        <p className="max-w-[46ch] text-ink-2">
          With a credit you choose a time yourself. Without one, your choices go to us as a request, and we
          reply by email within two working days.
        </p>
        <p className="max-w-[46ch] text-ink-2">
          Everything you have chosen is kept in this browser. It is there when you come back signed in.
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant="solid" size="large" href={paths.auth('sign-up', next)}>
            Create an account
          </Button>
          <Button size="large" href={paths.auth('sign-in', next)}>
            Sign in
          </Button>
        </div>
      </section>
    )
  return (
    <section aria-labelledby="booking-ask" className="grid justify-items-start gap-3">
      <h3 id="booking-ask" className="title-m">
        {inquiryTexts.askSession}
      </h3>
      {me.isDemo ? (
        <p className="text-ink-2">{inquiryTexts.notInDemo}</p>
      ) : isAsked ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <Badge tone="info" mark="octagon">
            {inquiryTexts.sessionAsked}
          </Badge>
          We'll reply by email within two working days.
        </p>
      ) : (
        <p className="max-w-[52ch] text-ink-2">
          You have no credit for this session. Send us what you have chosen: we reply by email within two
          working days, with a way to book a time.
        </p>
      )}
      {failure ? <FormError>{failure}</FormError> : null}
    </section>
  )
}
