import { X } from 'lucide-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ConsentBlock } from '../parts/ConsentBlock.tsx'
import { InviteGuest } from '../parts/InviteGuest.tsx'
import { useConsentActions } from '../parts/useConsentActions.ts'

/** Consent as staff see it: everybody's answer, the advisor's own, and guests who can be asked. */
export function ConsentStaff({ sessionId }: { sessionId: string }) {
  const actions = useConsentActions()
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
            disabled={actions.deleteGuest.isPending}
            onClick={() => {
              if (person.id) actions.deleteGuest.mutate({ id: person.id })
            }}
          />
        ) : null
      }
    >
      {(consent) =>
        consent.can.inviteGuest.ok ? <InviteGuest sessionId={sessionId} actions={actions} /> : null
      }
    </ConsentBlock>
  )
}
