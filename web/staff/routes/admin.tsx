import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const admin = screen(() => import('../home/AdminPage.tsx').then((module) => ({ default: module.AdminPage })))
admin.loadEarly()

export const meta = () => [{ title: 'Admin, JUL VIP' }]

export default function AdminRoute() {
  return <admin.Screen waiting={<PageSkeleton />} />
}
