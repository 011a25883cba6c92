import { paths } from '#contract/paths.ts'
import { NothingHere } from '#web/ui/states/NothingHere.tsx'

export const meta = () => [{ title: 'Not found, JUL VIP' }]

export default function VipMissingRoute() {
  return <NothingHere to={paths.vip()} label="Go to the overview" />
}
