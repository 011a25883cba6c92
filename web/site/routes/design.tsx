import { Gallery } from '../home/Gallery.tsx'

export const meta = () => [{ title: 'Components, JUL' }, { name: 'robots', content: 'noindex' }]

export default function DesignRoute() {
  return <Gallery />
}
