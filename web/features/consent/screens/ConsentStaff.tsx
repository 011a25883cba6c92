import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { AskMember } from '../AskMember.tsx'
import { ConsentBlock } from '../ConsentBlock.tsx'
import { InviteGuest } from '../InviteGuest.tsx'
import { deleteGuest } from '../mutations.ts'

/** Consent as staff see it: everybody's answer, the advisor's own, and whom they can ask by email. */
export function ConsentStaff({ sessionId }: { sessionId: string }) {
  const remove = useMutation(deleteGuest())
  return (
    <ConsentBlock
      sessionId={sessionId}
      level={2}
      asideOf={(person) =>
        person.party === 'guest' && person.id && person.answer === 'waiting' ? (
          <IconButton
            icon={X}
            size="small"
            label={`Remove ${person.name}`}
            aria-disabled={remove.isPending || undefined}
            onClick={() => {
              if (person.id && !remove.isPending) remove.mutate({ id: person.id })
            }}
          />
        ) : null
      }
    >
      {(consent) => (
        <>
          <AskMember consent={consent} />
          {consent.can.inviteGuest.ok ? <InviteGuest sessionId={sessionId} /> : null}
        </>
      )}
    </ConsentBlock>
  )
}
