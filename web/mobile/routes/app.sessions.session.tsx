import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { SessionMobile } from '#web/features/sessions/screens/SessionMobile.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'

export const meta = () => [{ title: 'Session recap, JUL Console' }]

export default function AppSessionRoute() {
  const { sessionId = '' } = useParams()
  return (
    <MobilePage title="Session recap" back={{ to: paths.appSessions(), label: sessionTexts.back }} isWide>
      <SessionMobile key={sessionId} sessionId={sessionId} />
    </MobilePage>
  )
}
