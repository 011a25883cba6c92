import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { consentTexts } from '#domain/consent/texts.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { askMember } from './mutations.ts'
import type { Consent } from './queries.ts'

/** Asks the member of a session that has begun by email, and says when that was done last (T-083). */
export function AskMember({ consent }: { consent: Consent }) {
  const ask = useMutation(askMember())
  const zone = useZone()
  const { sessionId, memberAskedAt, can } = consent
  const isResting = can.askMember.reason === 'asked_recently'
  if (!can.askMember.ok && !isResting) return null
  return (
    <>
      {memberAskedAt ? (
        <p className="mb-1 basis-full text-caption text-ink-3">
          {consentTexts.memberAsked(whenText(memberAskedAt, zone))}
          {isResting ? ` ${consentTexts.askAgainLater}` : null}
        </p>
      ) : null}
      {can.askMember.ok ? (
        <Button
          size="small"
          icon={Mail}
          isBusy={ask.isPending}
          busyLabel={consentTexts.asking}
          onClick={() => ask.mutate({ sessionId })}
        >
          {memberAskedAt ? consentTexts.askMemberAgain : consentTexts.askMember}
        </Button>
      ) : null}
    </>
  )
}
