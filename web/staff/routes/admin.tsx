import { AdminPage } from '../home/AdminPage.tsx'

export const meta = () => [{ title: 'Admin, JUL VIP' }]

export default function AdminRoute() {
  return <AdminPage />
}
