import { useParams } from 'react-router'
import { boardTexts } from '#domain/board/texts.ts'
import { useBackToBoard } from '#web/features/board/parts/useBackToBoard.ts'
import { CardMobile } from '#web/features/board/screens/CardMobile.tsx'
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
