import { Suspense } from 'react'
import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { useRecapTitle } from '#web/features/sessions/recap/useRecapTitle.ts'
import { screen } from '#web/lib/page/screen.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'

const recap = screen<{ sessionId: string }>(() =>
  import('#web/features/sessions/screens/SessionMobile.tsx').then((module) => ({
    default: module.SessionMobile,
  })),
)
recap.loadEarly()

export const meta = () => [{ title: 'Session, JUL Console' }]

export default function AppSessionRoute() {
  const { sessionId = '' } = useParams()
  return (
    <MobilePage
      title={useRecapTitle(sessionId)}
      back={{ to: paths.appSessions(), label: sessionTexts.back }}
      isWide
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <recap.Screen waiting={<ScreenSkeleton />} key={sessionId} sessionId={sessionId} />
      </Suspense>
    </MobilePage>
  )
}
