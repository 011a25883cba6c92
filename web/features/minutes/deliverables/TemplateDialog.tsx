import { useState } from 'react'
import { evidencedKinds } from '#domain/minutes/rules/evidence.ts'
import { lineKindNames, minutesTexts } from '#domain/minutes/texts.ts'
import { lineKinds } from '#domain/minutes/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

const steps = [
  'Everyone in the session agrees before anything of it is stored.',
  'The recording is written down, or your advisor adds a transcript. A program drafts from it, and each draft says how.',
  'Your advisor checks every line against the transcript, edits it and approves the minutes.',
  'Where nothing was recorded, your advisor can write the minutes by hand, and they say so.',
  'You read them here. A line that rests on the talk links to the moment it was said.',
]

/** How sessions are documented, and the parts every report has (T-089). */
export function TemplateDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {minutesTexts.viewTemplate}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={minutesTexts.templateTitle}>
        <h3 className="title-s">How a session is documented</h3>
        <ol className="mt-2 grid gap-2">
          {steps.map((step, at) => (
            <li key={step} className="flex gap-3 text-ink-2">
              <span className="font-semibold text-ink tnum">{at + 1}</span>
              {step}
            </li>
          ))}
        </ol>
        <h3 className="title-s mt-6">What the minutes hold</h3>
        <ul className="hairlines mt-1">
          {lineKinds.map((kind) => (
            <li key={kind} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="font-[560]">{lineKindNames[kind]}</span>
              <span className="text-body-s text-ink-3">
                {kind === 'action' || kind === 'next_step'
                  ? 'With an owner and a due date, if mentioned'
                  : evidencedKinds.includes(kind)
                    ? 'With the source sentence, if drafted from the talk'
                    : ''}
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
