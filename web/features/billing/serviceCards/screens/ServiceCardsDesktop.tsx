import { ServiceCards } from '../ServiceCards.tsx'

/** The services under the member's sessions on the desktop console. */
export function ServiceCardsDesktop() {
  return <ServiceCards isWide />
}
