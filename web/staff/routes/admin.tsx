import { loadEarly, screen } from '#web/lib/screen.ts'

const admin = screen(() => import('../home/AdminPage.tsx').then((module) => ({ default: module.AdminPage })))
loadEarly(admin.load)

export const meta = () => [{ title: 'Admin, JUL VIP' }]

export default function AdminRoute() {
  return <admin.Screen />
}
