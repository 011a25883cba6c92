import { useEffect, useRef } from 'react'
import type { Issue } from '#contract/newsletter/issues.ts'
import { issueLimits } from '#domain/newsletter/limits.ts'
import { checkIssue } from '#domain/newsletter/rules/issues.ts'
import { issueTexts, topicNames } from '#domain/newsletter/texts.ts'
import type { IssueFields } from '#domain/newsletter/types.ts'
import { mailTopics } from '#domain/newsletter/types.ts'
import { useEdit } from '#web/lib/edits/useEdit.ts'
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
  useUnsaved(form.isDirty)
  useEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty])
  const root = useRef<HTMLFormElement>(null)
  const sent = useRef(fieldsOf(issue))
  const edit = useEdit({
    row: issue,
    versionOf: ({ version }) => version,
    isNewer: (now, base) => now.version > base.version,
    store: editIssue(),
    stored: ({ issue: saved }) => goOn(saved, sent.current),
    refused: (error) => void form.place(error),
  })
  /** Goes on from another version: what was written since `from` stays, and everything else is that version's. */
  function goOn(next: Issue, from: IssueFields): void {
    edit.begin(next)
    form.restart(from, fieldsOf(next))
  }
  const base = fieldsOf(edit.base)
  const isBehind = edit.isBehind && !edit.isSaving
  const isReworded = JSON.stringify(base) !== JSON.stringify(fieldsOf(issue))
  const isAsked = isBehind && isReworded && form.isDirty
  useEffect(() => {
    if (!isBehind || isAsked) return
    // A form that nothing was typed into shows what is stored. Scheduling and taking back make a version too, and change no word.
    if (isReworded) goOn(issue, base)
    else edit.begin(issue)
  })
  /** The buttons go with the question, so the first field takes the focus. */
  const choose = (from: IssueFields) => {
    goOn(issue, from)
    root.current?.querySelector('input')?.focus()
  }
  const now: IssueFields = {
    subject: form.watch('subject'),
    lead: form.watch('lead'),
    body: form.watch('body'),
    topics: form.watch('topics'),
  }
  const missing = (name: keyof IssueFields) => checkIssue(now).find(({ field }) => field === name)?.message
  const isRead = !issue.canEdit.ok
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <Panel>
        <PanelBody>
          <form
            ref={root}
            className="grid gap-4.5"
            onSubmit={form.submit((fields) => {
              sent.current = fields
              edit.save({
                ...{ id: issue.id, version: edit.from },
                fields: { ...fields, topics: [...fields.topics] },
              })
            })}
          >
            {isAsked ? (
              <Banner
                tone="warning"
                role="status"
                title={issueTexts.changed}
                action={
                  isRead ? null : (
                    <span className="flex flex-wrap gap-2">
                      <Button size="small" onClick={() => choose(base)}>
                        {issueTexts.keepMine}
                      </Button>
                      <Button size="small" variant="quiet" onClick={() => choose(form.read())}>
                        {issueTexts.keepTheirs}
                      </Button>
                    </span>
                  )
                }
              >
                {isRead ? null : issueTexts.changedWays}
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
                isBusy={edit.isSaving}
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
