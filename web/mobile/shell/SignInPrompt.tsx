import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { entranceTexts } from '#domain/accounts/texts/entrance.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { signInDemo } from '#web/lib/signIn/demo.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'

/** Nobody is signed in: why it is needed, the way in, and the demo (T-021, T-001). */
export function SignInPrompt() {
  const { pathname, search } = useLocation()
  const [isWorking, setWorking] = useState(false)

  async function demo() {
    setWorking(true)
    await signInDemo()
    setWorking(false)
  }

  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-[480px] grid-rows-[auto_1fr] px-4 pt-8 pb-10">
      <Wordmark className="ml-1 h-7" />
      <Panel className="self-center p-6">
        <h1 className="title-l">{entranceTexts.promptTitle}</h1>
        <p className="mt-2 text-ink-2">{accountUiTexts.promptBody}</p>
        <div className="mt-6 grid grid-cols-1 gap-2">
          <Button variant="hot" size="large" isBlock to={paths.auth(undefined, pathname + search)}>
            {accountTexts.signIn}
          </Button>
          <Button
            size="large"
            isBlock
            className="when-demo"
            isBusy={isWorking}
            busyLabel={entranceTexts.demoWorking}
            onClick={() => void demo()}
          >
            {entranceTexts.demoButton}
          </Button>
        </div>
        <p className="when-demo mt-4 text-caption text-ink-3">
          The demo is your own console with sample data, erased after two hours.
        </p>
      </Panel>
    </main>
  )
}
