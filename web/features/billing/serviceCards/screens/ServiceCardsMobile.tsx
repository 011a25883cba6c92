import { ServiceCards } from '../ServiceCards.tsx'

/** The services under the member's sessions on the phone. */
export function ServiceCardsMobile() {
  return <ServiceCards />
}
