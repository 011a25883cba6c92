import { useQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import type { Milestone } from '#contract/board/milestones.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardTexts, boardUiTexts, milestoneFieldLabels, milestoneStatusNames } from '#domain/board/texts.ts'
import type { MilestoneField, MilestoneFields } from '#domain/board/types.ts'
import { milestoneStatuses } from '#domain/board/types.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { ConflictDialog } from '#web/ui/overlays/ConflictDialog.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ChangedBanner } from '#web/ui/states/ChangedBanner.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { MilestoneBadge } from './MilestoneBadge.tsx'
import { MilestoneFacts } from './MilestoneFacts.tsx'
import { MilestoneForm } from './MilestoneForm.tsx'
import { MilestoneHistory } from './MilestoneHistory.tsx'
import { archiveMilestone } from './mutations.ts'
import { milestoneQuery } from './queries.ts'
import { useMilestoneEdit } from './useMilestoneEdit.ts'

type Props = { id: string; canEdit: boolean; onClose: () => void }

/** One milestone whole, with its history; read first so that the edit starts from what stands now. */
export function MilestoneDialog({ id, canEdit, onClose }: Props) {
  const query = useQuery(milestoneQuery(id))
  const { data } = query
  // It may be archived elsewhere meanwhile: what was typed stays, and the server says what cannot be stored.
  const [isEditing, setEditing] = useState(false)
  if (data && canEdit && !data.milestone.archivedAt && !isEditing) setEditing(true)
  if (data && isEditing) return <Editing milestone={data.milestone} onClose={onClose} />
  return (
    <Dialog
      onClose={onClose}
      title={data?.milestone.title ?? 'Milestone'}
      badge={data ? <MilestoneBadge status={data.milestone.status} /> : undefined}
    >
      <Loaded
        of={query}
        label="Loading the milestone"
        skeleton={<Skeleton className="h-64" />}
        failed={boardUiTexts.milestonesFailed}
        className=""
      >
        {({ milestone }) => (
          <>
            <MilestoneFacts milestone={milestone} />
            <MilestoneHistory milestone={milestone} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function Editing({ milestone, onClose }: { milestone: Milestone; onClose: () => void }) {
  const edit = useMilestoneEdit(milestone, onClose)
  const words = useUnsaved(edit.isDirty)
  const inWords = useFieldWords()
  const archive = () => {
    send(archiveMilestone(), { id: milestone.id })
    onClose()
  }
  return (
    <>
      <FormDialog
        title="Edit milestone"
        badge={<MilestoneBadge status={milestone.status} />}
        action={boardTexts.save}
        busyLabel="Saving"
        isBusy={edit.isSaving}
        onSubmit={edit.save}
        onClose={() => words.leave(onClose)}
        aside={
          <Button variant="quiet" icon={Archive} className="mr-auto" onClick={() => words.leave(archive)}>
            Archive
          </Button>
        }
        after={<MilestoneHistory milestone={milestone} />}
      >
        {edit.isBehind ? <ChangedBanner title={boardUiTexts.milestoneConflictTitle} /> : null}
        <MilestoneForm form={edit.form} />
      </FormDialog>
      <ConflictDialog
        title={boardUiTexts.milestoneConflictTitle}
        edit={edit}
        labels={milestoneFieldLabels}
        inWords={inWords}
      />
    </>
  )
}

function useFieldWords() {
  const today = useToday()
  return (field: MilestoneField, value: MilestoneFields[MilestoneField]): string => {
    if (value === null) return ''
    if (typeof value === 'number') return `${value}%`
    if (field === 'startsOn' || field === 'targetOn') return dayText(value, today)
    const status = milestoneStatuses.find((each) => field === 'status' && each === value)
    return status ? milestoneStatusNames[status] : value
  }
}
