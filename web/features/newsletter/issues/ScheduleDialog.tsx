import { useMutation } from '@tanstack/react-query'
import type { Issue } from '#contract/newsletter/issues.ts'
import { momentAt } from '#domain/instants.ts'
import { checkSchedule } from '#domain/newsletter/rules/issues.ts'
import { issueTexts } from '#domain/newsletter/texts.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { receiversWords } from './issueWords.ts'
import { issueFailure, scheduleIssue } from './mutations.ts'

/** When an issue leaves by itself; whoever joins before that gets it, too. */
export function ScheduleDialog({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const zone = useZone()
  const form = useCheckedForm({
    start: { at: '' },
    check: ({ at }) =>
      at === ''
        ? [{ field: 'at', message: issueTexts.hourPast }]
        : checkSchedule(momentAt(at, zone), new Date()),
  })
  const schedule = useMutation({
    ...scheduleIssue(),
    onSuccess: onClose,
    onError: form.place,
  })
  return (
    <FormDialog
      title="Schedule this issue"
      description={`It would reach ${receiversWords(issue.wouldReach)} today. Who is on its topics at that hour gets it.`}
      action="Schedule"
      busyLabel="Scheduling"
      isBusy={schedule.isPending}
      failure={form.failureOf(schedule.error, issueFailure)}
      onSubmit={form.submit(({ at }) =>
        schedule.mutate({ id: issue.id, version: issue.version, at: momentAt(at, zone).toISOString() }),
      )}
      onClose={onClose}
    >
      <Field label="Day and hour" hint={issueTexts.hourIn(zone)} error={form.errorOf('at')}>
        <Input type="datetime-local" max="9999-12-31T23:59" {...form.field('at')} />
      </Field>
    </FormDialog>
  )
}
