import { paths } from '#contract/paths.ts'
import { Button } from '../buttons/Button.tsx'
import { StageMark } from '../marks/StageMark.tsx'
import { Wordmark } from '../marks/Wordmark.tsx'

/** The not-found page, the same for an address that never was and for one that is not yours to see (T-019). */
export function NotFound() {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-[1376px] grid-rows-[68px_1fr] px-5 sm:px-8 lg:px-16"
    >
      <a
        href={paths.home()}
        aria-label="JUL, home"
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        <Wordmark className="h-[22px]" />
      </a>
      <div className="grid max-w-[36rem] content-center justify-items-start gap-5 pb-24">
        <span aria-hidden="true" className="flex gap-3 text-control">
          <StageMark stage="square" size={34} isOutlined />
          <StageMark stage="octagon" size={34} isOutlined />
          <StageMark stage="round" size={34} isOutlined />
        </span>
        <h1 className="display-l mt-2">Page not found</h1>
        <p className="text-body-l text-ink-2">
          The address may be mistyped, or the page may have moved. Nothing you saved is affected.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button href={paths.home()} variant="solid">
            Go to the home page
          </Button>
          <Button href={paths.dashboard()}>Open the console</Button>
        </div>
      </div>
    </main>
  )
}
