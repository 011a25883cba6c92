import { paths } from '#contract/paths.ts'
import { Button } from '../buttons/Button.tsx'
import { StageMark } from '../marks/StageMark.tsx'

/** Said wherever nothing is, on the site and in the consoles. */
export const notFoundBody =
  'The address may be mistyped, or the page may have moved. Nothing you saved is affected.'

/** What a page that is not there says, and two ways on; it never tells a hidden page from none (T-019). */
export function NotFoundWords() {
  return (
    <>
      <span aria-hidden="true" className="flex gap-3 text-control">
        <StageMark stage="square" size={34} isOutlined />
        <StageMark stage="octagon" size={34} isOutlined />
        <StageMark stage="round" size={34} isOutlined />
      </span>
      <h1 className="display-l mt-2">Page not found</h1>
      <p className="max-w-[32em] text-body-l text-ink-2">{notFoundBody}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button href={paths.home()} variant="solid">
          Go to the home page
        </Button>
        <Button href={paths.dashboard()}>Open the console</Button>
      </div>
    </>
  )
}
