import { paths } from '#contract/paths.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Surface } from '#domain/billing/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'

/** Until a member has said what they are, the board shows no block of founders or investors and asks (T-024). */
export function TellUsCard({ surface }: { surface: Surface }) {
  return (
    <Panel
      aria-labelledby="tell-us"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:px-5 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="tell-us" className="title-s">
          {accountUiTexts.askUserType}
        </h2>
        <p className="mt-0.5 text-body-s text-ink-2">
          Founders and investors each have their own section here.
        </p>
      </div>
      <Button to={surface === 'desktop' ? paths.dashboard() : paths.appHome()}>Answer on Home</Button>
    </Panel>
  )
}
