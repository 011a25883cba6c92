import { Button } from '../buttons/Button.tsx'
import { StageMark } from '../marks/StageMark.tsx'

type Props = {
  /** The home of the console it stands in. */
  to: string
  label: string
}

/** An address of a console that is nobody's, inside the console's own frame (spec 3 §2). */
export function NothingHere({ to, label }: Props) {
  return (
    <div className="grid max-w-[34rem] justify-items-start gap-4 py-10">
      <span aria-hidden="true" className="flex gap-2.5 text-control">
        <StageMark stage="square" size={24} isOutlined />
        <StageMark stage="octagon" size={24} isOutlined />
        <StageMark stage="round" size={24} isOutlined />
      </span>
      <h1 className="display-m">Page not found</h1>
      <p className="text-ink-2">
        The address may be mistyped, or the page may have moved. Nothing you saved is affected.
      </p>
      <Button variant="solid" to={to}>
        {label}
      </Button>
    </div>
  )
}
