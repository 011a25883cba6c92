import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Issue } from '#contract/newsletter/issues.ts'
import { issueLimits } from '#domain/newsletter/limits.ts'
import { checkIssue } from '#domain/newsletter/rules/issues.ts'
import { issueTexts, topicNames } from '#domain/newsletter/texts.ts'
import type { IssueFields } from '#domain/newsletter/types.ts'
import { mailTopics } from '#domain/newsletter/types.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/forms/Checkbox.tsx'
import { Field, FieldError } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { editIssue } from './mutations.ts'

const fieldsOf = ({ subject, lead, body, topics }: Issue): IssueFields => ({ subject, lead, body, topics })

type Props = { issue: Issue; onDirty: (isDirty: boolean) => void }

/**
 * The words of a draft next to what its readers would see. A draft may lack anything; what it lacks is said next to its field.
 * Words that were not saved before it left stay to be read.
 */
export function IssueEditor({ issue, onDirty }: Props) {
  const form = useCheckedForm<IssueFields>({ start: fieldsOf(issue), check: () => [] })
  // What was read when the form was filled: another version since then is somebody else's.
  const [version, setVersion] = useState(issue.version)
  useUnsaved(form.isDirty)
  useEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty])
  const save = useMutation({
    ...editIssue(),
    onSuccess: ({ issue: saved }, { fields }) => {
      setVersion(saved.version)
      form.restart(fields, fieldsOf(saved))
    },
    onError: (error) => void form.place(error),
  })
  const now: IssueFields = {
    subject: form.watch('subject'),
    lead: form.watch('lead'),
    body: form.watch('body'),
    topics: form.watch('topics'),
  }
  const missing = (name: keyof IssueFields) => checkIssue(now).find(({ field }) => field === name)?.message
  const isBehind = issue.version !== version && !save.isPending
  const isRead = !issue.canEdit.ok
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <Panel>
        <PanelBody>
          <form
            className="grid gap-4.5"
            onSubmit={form.submit((fields) =>
              save.mutate({ id: issue.id, version, fields: { ...fields, topics: [...fields.topics] } }),
            )}
          >
            {isBehind ? (
              <Banner tone="warning" role="status">
                {issueTexts.changed}
              </Banner>
            ) : null}
            <Field label="Subject" error={form.errorOf('subject')} hint={missing('subject')}>
              <Input readOnly={isRead} maxLength={issueLimits.subject} {...form.field('subject')} />
            </Field>
            <Field label="One sentence under it" error={form.errorOf('lead')} hint={missing('lead')}>
              <Input readOnly={isRead} maxLength={issueLimits.lead} {...form.field('lead')} />
            </Field>
            <fieldset className="grid gap-2.5">
              <legend className="pb-1.5 text-caption font-semibold">Topics</legend>
              {mailTopics.map((topic) => (
                <Checkbox
                  key={topic}
                  label={topicNames[topic]}
                  isChecked={now.topics.includes(topic)}
                  disabled={isRead}
                  onChange={(isOn) =>
                    form.set(
                      'topics',
                      mailTopics.filter((each) => (each === topic ? isOn : now.topics.includes(each))),
                    )
                  }
                />
              ))}
              {missing('topics') ? <FieldError>{missing('topics')}</FieldError> : null}
            </fieldset>
            <Field
              label="Words"
              error={form.errorOf('body')}
              hint={
                missing('body') ??
                'A blank line ends a paragraph. ## heading, - line of a list, > quote, **strong**, [words](https://…).'
              }
            >
              <Textarea
                isReading
                readOnly={isRead}
                rows={18}
                maxLength={issueLimits.body}
                {...form.field('body')}
              />
            </Field>
            <div className="flex flex-wrap items-center gap-3">
              <Button
                type="submit"
                variant="solid"
                disabled={!form.isDirty || isRead}
                isBusy={save.isPending}
                busyLabel="Saving"
              >
                Save issue
              </Button>
              <span className="text-caption text-ink-3">{form.isDirty ? 'Not saved yet' : 'Saved'}</span>
            </div>
          </form>
        </PanelBody>
      </Panel>
      <IssuePreview {...now} number={issue.number} />
    </div>
  )
}
