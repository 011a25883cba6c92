import { useState } from 'react'
import { lockTexts } from '#domain/accounts/texts/lock.ts'
import { toast } from '#web/lib/page/toast.ts'
import type { KeptWords } from '#web/lib/signIn/words.ts'
import { openWords } from '#web/lib/signIn/words.ts'
import { longWhenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { drawOver } from './drawOver.ts'

/** Offers what this person left unsaved on this device when an earlier sign-in ended. */
export async function offerWords(): Promise<void> {
  const kept = await openWords().catch(() => [])
  if (kept.length > 0) drawOver((end) => <KeptWordsDialog kept={kept} onEnd={end} />)
}

type Props = {
  kept: readonly { words: KeptWords; forget: () => void }[]
  onEnd: () => void
}

/** What was written and not stored when an earlier sign-in ended: to be copied, with the way to where it was written. */
export function KeptWordsDialog({ kept, onEnd }: Props) {
  return (
    <Dialog
      size="small"
      title={lockTexts.wordsTitle}
      description={lockTexts.wordsLead}
      onClose={onEnd}
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              for (const { forget } of kept) forget()
              onEnd()
            }}
          >
            {lockTexts.discard}
          </Button>
          <Button variant="solid" onClick={onEnd}>
            {lockTexts.later}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {kept.map(({ words }) => (
          <section key={words.at} className="grid gap-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-caption text-ink-3 tnum">
                {lockTexts.wordsOf(longWhenText(words.at, null))}
              </h3>
              <a href={words.path} className="text-body-s font-semibold underline underline-offset-4">
                {lockTexts.goThere}
              </a>
            </div>
            {words.fields.map((field) => (
              <KeptField key={field.label + field.text} {...field} />
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function KeptField({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="rounded-control bg-sunken p-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-caption font-semibold">{label}</p>
        <Button
          size="small"
          onClick={() => {
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => toast.error(lockTexts.copyFailed),
            )
          }}
        >
          {isCopied ? lockTexts.copied : lockTexts.copy}
        </Button>
      </div>
      <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
    </div>
  )
}
