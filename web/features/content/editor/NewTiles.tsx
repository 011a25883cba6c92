import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkText } from '#domain/content/rules/checkText.ts'
import { anchorOf } from '#domain/content/rules/textBody.ts'
import { picturePath, readPicture } from '#domain/content/rules/textFields.ts'
import { gridTexts, pictureTexts } from '#domain/content/texts/siteTexts.ts'
import type { SiteTextFields } from '#domain/content/types.ts'
import { uploadKinds } from '#domain/uploads.ts'
import { toast } from '#web/lib/page/toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DropZone } from '#web/ui/forms/DropZone.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { createTile } from './mutations.ts'
import { sendPicture } from './sendPicture.ts'

type NewTile = { id: string; fields: SiteTextFields; problems: Readonly<Record<string, string>> }
const asked = [
  { name: 'title', label: 'Word' },
  { name: 'alt', label: 'What the picture shows' },
  { name: 'link', label: 'Where it leads' },
] as const

/** Pictures that were dropped, each with its word, what it shows and where it leads, until they are drafts; `first` is their place. */
export function NewTiles({ first }: { first: number }) {
  const [tiles, setTiles] = useState<readonly NewTile[]>([])
  const [sending, setSending] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const create = useMutation(createTile())

  async function take(files: readonly File[]) {
    setFailure(null)
    setSending((count) => count + files.length)
    for (const file of files) {
      const sent = await sendPicture(file)
      if ('failure' in sent) setFailure(`${file.name}: ${sent.failure}`)
      else setTiles((before) => [...before, tileOf(file.name, sent.value, first + before.length * 10)])
      setSending((count) => count - 1)
    }
  }

  const write = (id: string, name: string, value: string) =>
    setTiles((before) =>
      before.map((tile) =>
        tile.id === id
          ? { ...tile, fields: { ...tile.fields, [name]: value }, problems: { ...tile.problems, [name]: '' } }
          : tile,
      ),
    )

  async function store() {
    const checked = tiles.map((tile) => ({
      ...tile,
      problems: Object.fromEntries(checkText('tile', tile.fields).map((each) => [each.field, each.message])),
    }))
    setTiles(checked)
    if (checked.some(({ problems }) => Object.keys(problems).length > 0)) return
    let stored = 0
    try {
      for (const { id, fields } of checked) {
        await create.mutateAsync({ id, kind: 'tile', fields })
        stored += 1
        setTiles((before) => before.filter((tile) => tile.id !== id))
      }
    } catch {
      // The mutation has said why; what was not stored stays here.
    }
    if (stored > 0) toast.success(gridTexts.stored(stored))
  }

  return (
    <Panel>
      <PanelBody className="grid gap-4">
        <DropZone
          label={pictureTexts.chooseMany}
          inputLabel={pictureTexts.choose}
          hint={sending > 0 ? pictureTexts.sending : pictureTexts.hint}
          extensions={uploadKinds.picture.extensions}
          many
          onFiles={(files) => void take(files)}
        />
        {failure ? (
          <p role="alert" className="text-body-s text-danger-text">
            {failure}
          </p>
        ) : null}
        {tiles.length > 0 ? (
          <>
            <ul className="grid gap-4">
              {tiles.map(({ id, fields, problems }) => (
                <li key={id} className="grid gap-4 sm:grid-cols-[10rem_1fr]">
                  <Shown value={fields.picture ?? ''} />
                  <div className="grid gap-3 md:grid-cols-3">
                    {asked.map(({ name, label }) => (
                      <Field key={name} label={label} error={problems[name] || null}>
                        <Input
                          value={fields[name] ?? ''}
                          onChange={(event) => write(id, name, event.target.value)}
                        />
                      </Field>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
            <Button
              variant="solid"
              className="justify-self-start"
              isBusy={create.isPending}
              busyLabel="Storing"
              onClick={() => void store()}
            >
              {gridTexts.store}
            </Button>
          </>
        ) : null}
      </PanelBody>
    </Panel>
  )
}

function Shown({ value }: { value: string }) {
  const picture = readPicture(value)
  if (!picture) return null
  return (
    <img
      src={picturePath(picture.id, Math.min(picture.width, 480), 'webp')}
      // The field next to it says what it shows.
      alt=""
      width={picture.width}
      height={picture.height}
      className="h-auto w-full rounded-control"
    />
  )
}

function tileOf(name: string, picture: string, place: number): NewTile {
  const id = crypto.randomUUID()
  const title = name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ')
  const slug = `${anchorOf(title).slice(0, 50)}-${id.slice(0, 4)}`
  return {
    id,
    fields: { slug, title: title.slice(0, 80), picture, alt: '', link: '', place: String(place) },
    problems: {},
  }
}
