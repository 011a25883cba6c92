import { Suspense } from 'react'
import { useParams } from 'react-router'
import { boardTexts } from '#domain/board/texts.ts'
import { useBackToBoard } from '#web/features/board/cardPage/useBackToBoard.ts'
import { screen } from '#web/lib/page/screen.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'

const card = screen<{ cardId: string }>(() =>
  import('#web/features/board/cardPage/screens/CardMobile.tsx').then((module) => ({
    default: module.CardMobile,
  })),
)
card.loadEarly()

export const meta = () => [{ title: 'Card, JUL Console' }]

export default function AppCardRoute() {
  const { cardId = '' } = useParams()
  return (
    <MobilePage title="Card" back={{ to: useBackToBoard(), label: boardTexts.back }} isWide>
      <Suspense fallback={<ScreenSkeleton />}>
        <card.Screen waiting={<ScreenSkeleton />} cardId={cardId} />
      </Suspense>
    </MobilePage>
  )
}
