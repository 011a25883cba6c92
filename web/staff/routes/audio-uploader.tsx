import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const uploader = screen(() =>
  import('../home/AudioUploader.tsx').then((module) => ({ default: module.AudioUploader })),
)
uploader.loadEarly()

export const meta = () => [{ title: 'Upload recordings, JUL VIP' }]

export default function AudioUploaderRoute() {
  return <uploader.Screen waiting={<PageSkeleton />} />
}
