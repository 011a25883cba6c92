import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { mailboxQuery } from '../queries.ts'

/** The way to the mail of a server that sends none, on the machine it runs on. */
export function OutgoingMail({ isMain = false }: { isMain?: boolean }) {
  const mailbox = useQuery(mailboxQuery())
  if (!mailbox.data) return null
  return (
    <Button
      href={paths.devMail()}
      size="large"
      isBlock
      {...(isMain ? { variant: 'solid' } : { target: '_blank', rel: 'noreferrer' })}
    >
      Open outgoing email
    </Button>
  )
}
