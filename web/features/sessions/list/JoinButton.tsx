import { Video } from 'lucide-react'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

type Props = {
  meetingUrl: string
  variant: 'hot' | 'solid' | 'line'
  size?: 'small' | 'default' | 'large'
  isBlock?: boolean
  className?: string
}

/** The way into the meeting of a session, in a tab of its own. */
export function JoinButton({ meetingUrl, ...look }: Props) {
  return (
    <Button {...look} icon={Video} href={meetingUrl} target="_blank" rel="noreferrer">
      {sessionTexts.join}
    </Button>
  )
}
