import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const grid = screen(() =>
  import('#web/features/content/editor/screens/GridUploadStaff.tsx').then((module) => ({
    default: module.GridUploadStaff,
  })),
)
grid.loadEarly()

export const meta = () => [{ title: 'Grid upload, JUL Admin' }]

export default function GridUploadRoute() {
  return <grid.Screen waiting={<PageSkeleton />} />
}
