import { useParams } from 'react-router'
import { boardTexts } from '#domain/board/texts.ts'
import { CardMobile } from '#web/features/board/cardPage/screens/CardMobile.tsx'
import { useBackToBoard } from '#web/features/board/cardPage/useBackToBoard.ts'
import { MobilePage } from '../shell/MobilePage.tsx'

export const meta = () => [{ title: 'Card, JUL Console' }]

export default function AppCardRoute() {
  const { cardId = '' } = useParams()
  return (
    <MobilePage title="Card" back={{ to: useBackToBoard(), label: boardTexts.back }} isWide>
      <CardMobile cardId={cardId} />
    </MobilePage>
  )
}
