import { PlainAdmin } from '../home/EmptyPages.tsx'

export const meta = () => [{ title: 'Admin, JUL VIP' }]

export default function AdminRoute() {
  return <PlainAdmin />
}
