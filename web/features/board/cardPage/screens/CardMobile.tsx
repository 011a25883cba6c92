import { CardSheet } from '../CardSheet.tsx'

/** One card at its own address; the desktop leads here too (T-104). */
export function CardMobile({ cardId }: { cardId: string }) {
  return <CardSheet key={cardId} cardId={cardId} />
}
