import { Suspense } from 'react'
import { useParams } from 'react-router'
import { boardTexts } from '#domain/board/texts.ts'
import { useBackToBoard } from '#web/features/board/parts/useBackToBoard.ts'
import { loadEarly, screen } from '#web/lib/screen.ts'
import { MobilePage } from '../shell/MobilePage.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'

const card = screen<{ cardId: string }>(() =>
  import('#web/features/board/screens/CardMobile.tsx').then((module) => ({ default: module.CardMobile })),
)
loadEarly(card.load)

export const meta = () => [{ title: 'Card, JUL Console' }]

export default function AppCardRoute() {
  const { cardId = '' } = useParams()
  return (
    <MobilePage title="Card" back={{ to: useBackToBoard(), label: boardTexts.back }} isWide>
      <Suspense fallback={<ScreenSkeleton />}>
        <card.Screen cardId={cardId} />
      </Suspense>
    </MobilePage>
  )
}
