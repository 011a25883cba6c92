import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { checkText } from '#domain/content/rules/checkText.ts'
import { anchorOf } from '#domain/content/rules/textBody.ts'
import { picturePath, readPicture } from '#domain/content/rules/textFields.ts'
import { gridTexts, pictureTexts } from '#domain/content/texts/siteTexts.ts'
import type { SiteTextFields } from '#domain/content/types.ts'
import { uploadKinds } from '#domain/uploads.ts'
import { newOrder } from '#web/lib/forms/useOrderId.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { DropZone } from '#web/ui/forms/DropZone.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { createTile } from './mutations.ts'
import { sendPicture } from './sendPicture.ts'

type NewTile = {
  id: string
  fields: SiteTextFields
  problems: Readonly<Record<string, string>>
  /** What it is asked for by: words that are changed after an answer was lost are another draft. */
  order: ReturnType<typeof newOrder<string>>
}
/** A picture that was not taken, by the name of its file. */
type Refused = { name: string; why: string }
const asked = [
  { name: 'title', label: 'Word' },
  { name: 'alt', label: 'What the picture shows' },
  { name: 'link', label: 'Where it leads' },
] as const

/** Pictures that were dropped, each with its word, what it shows and where it leads, until they are drafts; `first` is their place. */
export function NewTiles({ first }: { first: number }) {
  const [tiles, setTiles] = useState<readonly NewTile[]>([])
  const [sending, setSending] = useState(0)
  // Of what was chosen last, which is as many as the zone takes at once.
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const create = useMutation(createTile())
  useUnsaved(tiles.length + sending > 0)

  async function take(files: readonly File[]) {
    setRefused([])
    setSending((count) => count + files.length)
    for (const file of files) {
      const sent = await sendPicture(file)
      if ('failure' in sent) setRefused((before) => [...before, { name: file.name, why: sent.failure }])
      else setTiles((before) => [...before, tileOf(file.name, sent.value, placeAfter(before, first))])
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
      problems: Object.fromEntries(
        checkText('tile', draftOf(tile).fields).map((each) => [each.field, each.message]),
      ),
    }))
    setTiles(checked)
    if (checked.some(({ problems }) => Object.keys(problems).length > 0)) return
    let stored = 0
    try {
      for (const tile of checked) {
        await create.mutateAsync(draftOf(tile))
        stored += 1
        setTiles((before) => before.filter(({ id }) => id !== tile.id))
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
        {refused.length > 0 ? (
          <div role="alert" className="grid gap-1 text-body-s wrap-anywhere text-danger-text">
            {[...Map.groupBy(refused, ({ why }) => why)].map(([why, files]) => (
              <p key={why}>
                {files.map(({ name }) => name).join(', ')}: {why}
              </p>
            ))}
          </div>
        ) : null}
        {tiles.length > 0 ? (
          <>
            <ul className="grid gap-4">
              {tiles.map(({ id, fields, problems }) => (
                <li key={id} className="grid gap-4 sm:grid-cols-[10rem_1fr_auto]">
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
                  <IconButton
                    icon={X}
                    label={gridTexts.remove(fields.title ?? '')}
                    className="justify-self-start text-ink-3 sm:mt-[26px]"
                    disabled={create.isPending}
                    onClick={() => setTiles((before) => before.filter((tile) => tile.id !== id))}
                  />
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

const placeAfter = (tiles: readonly NewTile[], first: number) =>
  Math.max(first, ...tiles.map(({ fields }) => Number(fields.place) + 10))

function tileOf(name: string, picture: string, place: number): NewTile {
  const title = name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ')
  const slug = anchorOf(title).slice(0, 50)
  return {
    id: crypto.randomUUID(),
    fields: { slug, title: title.slice(0, 80), picture, alt: '', link: '', place: String(place) },
    problems: {},
    order: newOrder(() => crypto.randomUUID()),
  }
}

function draftOf({ fields, order }: NewTile) {
  const id = order.of(fields)
  return { id, kind: 'tile' as const, fields: { ...fields, slug: `${fields.slug}-${id.slice(0, 4)}` } }
}
