import { paths } from '#contract/paths.ts'
import { NothingHere } from '#web/ui/states/NothingHere.tsx'
import { heads } from '../shell/items.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'

export const meta = () => [{ title: 'Not found, JUL Console' }]

export default function AppMissingRoute() {
  return (
    <MobilePage {...heads.home}>
      <NothingHere to={paths.appHome()} label="Go to home" />
    </MobilePage>
  )
}
