import { PeriodsPanel } from '../retention/PeriodsPanel.tsx'

/** What a person decides about their own data, within the settings of both consoles. */
export function OwnData() {
  return (
    <div className="grid gap-4">
      <PeriodsPanel />
    </div>
  )
}
