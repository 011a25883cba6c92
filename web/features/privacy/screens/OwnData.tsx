import { ChoicePanel } from '../cookies/ChoicePanel.tsx'
import { PeriodsPanel } from '../retention/PeriodsPanel.tsx'
import { DeletePanel } from '../rights/DeletePanel.tsx'
import { ExportPanel } from '../rights/ExportPanel.tsx'

/** What a person decides about their own data, within the settings of both consoles (K37, T-114, T-219). */
export function OwnData() {
  return (
    <div className="grid gap-4">
      <ExportPanel />
      <PeriodsPanel />
      <ChoicePanel />
      <DeletePanel />
    </div>
  )
}
