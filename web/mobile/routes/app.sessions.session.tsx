import { Suspense } from 'react'
import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { screen } from '#web/lib/page/screen.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'

const recap = screen<{ sessionId: string }>(() =>
  import('#web/features/sessions/screens/SessionMobile.tsx').then((module) => ({
    default: module.SessionMobile,
  })),
)
recap.loadEarly()

export const meta = () => [{ title: 'Session recap, JUL Console' }]

export default function AppSessionRoute() {
  const { sessionId = '' } = useParams()
  return (
    <MobilePage title="Session recap" back={{ to: paths.appSessions(), label: sessionTexts.back }} isWide>
      <Suspense fallback={<ScreenSkeleton />}>
        <recap.Screen waiting={<ScreenSkeleton />} key={sessionId} sessionId={sessionId} />
      </Suspense>
    </MobilePage>
  )
}
