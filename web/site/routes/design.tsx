import { brandName } from '#web/lib/page/siteNames.ts'
import { Gallery } from '../home/Gallery.tsx'

export const meta = () => [{ title: `Components, ${brandName}` }, { name: 'robots', content: 'noindex' }]

export default function DesignRoute() {
  return <Gallery />
}
