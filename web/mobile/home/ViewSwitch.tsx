import { Segments } from '#web/ui/forms/Segments.tsx'

type Props = {
  view: string
  options: readonly { value: string; label: string }[]
  onChange: (view: string) => void
}

/** The row of views over the phone's home. */
export function ViewSwitch({ view, options, onChange }: Props) {
  return <Segments label="Home" isWide value={view} onChange={onChange} options={options} />
}
