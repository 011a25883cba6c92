// The list of a noun with its dialogs, which both consoles show.

export const panelOf = (n) => {
  const { feature, noun, Noun, nouns, Nouns } = n
  return {
    [`${n.web}/${Nouns}Panel.tsx`]: `import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import type { ${Noun} } from '#${n.contract}'
import type { ${Noun}Fields } from '#domain/${feature}/rules/${nouns}.ts'
import { check${Noun}Fields, ${noun}Fields, ${noun}Limits } from '#domain/${feature}/rules/${nouns}.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useFieldEdit } from '#web/lib/edits/useEdit.ts'
import type { CheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { ConflictDialog } from '#web/ui/overlays/ConflictDialog.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { ChangedBanner } from '#web/ui/states/ChangedBanner.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { archive${Noun}, create${Noun}, edit${Noun}, restore${Noun} } from './mutations.ts'
import { ${noun}Query, ${nouns}Query } from './queries.ts'

const labels = { title: 'Title', body: 'Text' }
const changed = 'Someone else changed this ${noun}'
const views = [
  { value: 'current', label: 'Current' },
  { value: 'archived', label: 'Archived' },
] as const

/** The own ${nouns}, or those put away; another tab's appear by themselves. */
export function ${Nouns}Panel() {
  useLiveRefresh('${feature}')
  const [view, setView] = useState<(typeof views)[number]['value']>('current')
  const [open, setOpen] = useState<'new' | ${Noun} | null>(null)
  const isArchived = view === 'archived'
  const query = useInfiniteQuery(${nouns}Query(isArchived))
  const close = () => setOpen(null)
  return (
    <Panel aria-label="${Nouns}">
      <div className="flex items-center justify-between gap-3 p-4 md:px-5">
        <Segments label="Which ${nouns}" options={views} value={view} onChange={setView} />
        <Button onClick={() => setOpen('new')}>New ${noun}</Button>
      </div>
      <List
        of={query}
        items={(data) => data.pages.flatMap((page) => page.${nouns})}
        label="Loading ${nouns}"
        failed="Couldn't load the ${nouns}"
        more={query}
        empty={<Empty level={2} title={isArchived ? 'Nothing archived' : 'No ${nouns} yet'} />}
      >
        {(${nouns}) => (
          <PanelRows>
            {${nouns}.map((${noun}) => (
              <${Noun}Row key={${noun}.id} ${noun}={${noun}} onOpen={() => setOpen(${noun})} />
            ))}
          </PanelRows>
        )}
      </List>
      {open === 'new' ? <New${Noun} onClose={close} /> : null}
      {open && open !== 'new' ? <Opened${Noun} id={open.id} onClose={close} /> : null}
    </Panel>
  )
}

function ${Noun}Row({ ${noun}, onOpen }: { ${noun}: ${Noun}; onOpen: () => void }) {
  const { id, title, archivedAt } = ${noun}
  return (
    <li className="flex items-center gap-2 px-4 py-1 md:px-5">
      {archivedAt ? (
        <span className="min-w-0 flex-1 truncate text-ink-2">{title}</span>
      ) : (
        <button type="button" onClick={onOpen} className="min-h-11 min-w-0 flex-1 truncate text-left">
          {title}
        </button>
      )}
      {archivedAt ? (
        <IconButton icon={ArchiveRestore} label={\`Restore \${title}\`} onClick={() => send(restore${Noun}(), { id })} />
      ) : (
        <IconButton icon={Archive} label={\`Archive \${title}\`} onClick={() => send(archive${Noun}(), { id })} />
      )}
    </li>
  )
}

function New${Noun}({ onClose }: { onClose: () => void }) {
  const [id] = useState(() => crypto.randomUUID())
  const form = useCheckedForm<${Noun}Fields>({ start: { title: '', body: '' }, check: check${Noun}Fields })
  const create = useMutation({ ...create${Noun}(), onSuccess: onClose, onError: form.place })
  const save = form.submit((fields) => create.mutate({ id, ...fields, title: fields.title.trim() }))
  return <${Noun}Form title="New ${noun}" form={form} isSaving={create.isPending} onSave={save} onClose={onClose} />
}

function Opened${Noun}({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(${noun}Query(id))
  if (query.data) return <Edited${Noun} ${noun}={query.data.${noun}} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title="Edit ${noun}">
      <Loaded of={query} label="Loading the ${noun}" failed="Couldn't load the ${noun}" className="">
        {() => null}
      </Loaded>
    </Dialog>
  )
}

function Edited${Noun}({ ${noun}, onClose }: { ${noun}: ${Noun}; onClose: () => void }) {
  const { id, version, title, body } = ${noun}
  const edit = useFieldEdit({
    names: ${noun}Fields,
    row: { version, fields: { title, body } },
    check: check${Noun}Fields,
    store: edit${Noun}(),
    write: (from, changes) => ({ id, baseVersion: from.version, base: from.fields, changes }),
    onSaved: onClose,
  })
  const { form, isSaving, isBehind, save } = edit
  return (
    <>
      <${Noun}Form title="Edit ${noun}" {...{ form, isSaving, isBehind, onClose }} onSave={save} />
      <ConflictDialog title={changed} edit={edit} labels={labels} inWords={(_, words) => words} />
    </>
  )
}

type FormProps = {
  title: string
  form: CheckedForm<${Noun}Fields>
  isSaving: boolean
  isBehind?: boolean
  onSave: () => void
  onClose: () => void
}

function ${Noun}Form({ title, form, isSaving, isBehind = false, onSave, onClose }: FormProps) {
  const words = useUnsaved(form.isDirty)
  return (
    <FormDialog
      title={title}
      action="Save"
      busyLabel="Saving"
      isBusy={isSaving}
      onSubmit={onSave}
      onClose={() => words.leave(onClose)}
    >
      {isBehind ? <ChangedBanner title={changed} /> : null}
      <Field label={labels.title} error={form.errorOf('title')}>
        <Input {...form.field('title')} maxLength={${noun}Limits.titleLength} autoComplete="off" />
      </Field>
      <Field label={labels.body} error={form.errorOf('body')}>
        <Textarea rows={5} {...form.field('body')} maxLength={${noun}Limits.bodyLength} />
      </Field>
    </FormDialog>
  )
}
`,
  }
}
