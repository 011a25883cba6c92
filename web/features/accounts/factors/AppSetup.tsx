import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from '#web/lib/page/toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CodeInput } from '#web/ui/forms/CodeInput.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { askAuth } from '../queries.ts'
import { QrCode } from './QrCode.tsx'
import { factorWords } from './queries.ts'

type Props = {
  /** The app is on; these are its recovery codes, shown once. */
  onDone: (codes: readonly string[]) => void
  onCancel?: (() => void) | undefined
  /** One column, as on a phone. */
  isNarrow?: boolean
}

/** Three steps to an authenticator app: open it, scan the square, type its first code. */
export function AppSetup({ onDone, onCancel, isNarrow = false }: Props) {
  const [code, setCode] = useState('')
  const begin = useMutation({ mutationFn: () => askAuth('app/begin', {}) })
  const confirm = useMutation({
    mutationFn: (given: string) => askAuth('app/confirm', { code: given }),
    onSuccess: ({ codes = [] }) => onDone(codes),
    onError: () => setCode(''),
  })
  const { mutate } = begin
  useEffect(() => mutate(), [mutate])

  if (begin.isError) {
    return (
      <div className="grid gap-3">
        <FormError>{factorWords(begin.error)}</FormError>
        <Button className="w-fit" onClick={() => mutate()}>
          Try again
        </Button>
      </div>
    )
  }
  const { secret, address } = begin.data ?? {}
  if (!secret || !address) {
    return (
      <Loading>
        <Skeleton className="h-56" />
      </Loading>
    )
  }
  return (
    <div className={classes('grid gap-6', !isNarrow && 'sm:grid-cols-[216px_minmax(0,1fr)]')}>
      <div className="grid content-start justify-items-center gap-3 rounded-panel bg-sunken p-4 text-center">
        <QrCode
          text={address}
          label="Square for the authenticator app"
          className="w-[184px] rounded-[10px]"
        />
        <p className="text-caption text-ink-2">Cannot scan it? Type this key</p>
        {/* Copied by eye, group by group: a line ends between two of them. */}
        <p className="font-mono text-caption font-semibold">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <Button
          size="small"
          icon={Copy}
          onClick={() =>
            void navigator.clipboard.writeText(secret).then(
              () => toast.success('Key copied.'),
              () => toast.error("The key couldn't be copied."),
            )
          }
        >
          Copy the key
        </Button>
      </div>
      <ol className="hairlines [&>li]:grid [&>li]:grid-cols-[2rem_minmax(0,1fr)] [&>li]:py-3.5">
        <li>
          <span aria-hidden="true" className="text-body-l text-ink-3 tnum">
            1
          </span>
          <span>
            <b className="font-[620]">Open your authenticator app</b>
            <span className="block text-body-s text-ink-2">Any app that makes six-digit codes will do.</span>
          </span>
        </li>
        <li>
          <span aria-hidden="true" className="text-body-l text-ink-3 tnum">
            2
          </span>
          <span>
            <b className="font-[620]">Scan the square</b>
            <span className="block text-body-s text-ink-2">
              It was drawn on this device and is shown once.
            </span>
          </span>
        </li>
        <li>
          <span aria-hidden="true" className="text-body-l text-ink-3 tnum">
            3
          </span>
          <form
            noValidate
            method="post"
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              if (!confirm.isPending && code.length === 6) confirm.mutate(code)
            }}
          >
            <Field
              label="Type the code that the app shows"
              error={confirm.isError ? factorWords(confirm.error) : null}
            >
              <CodeInput
                name="code"
                size="default"
                value={code}
                onChange={setCode}
                onWhole={(whole) => !confirm.isPending && confirm.mutate(whole)}
              />
            </Field>
            <div className="flex gap-2">
              <Button type="submit" variant="hot" isBusy={confirm.isPending} busyLabel="Turning on">
                Turn on
              </Button>
              {onCancel ? (
                <Button variant="quiet" onClick={onCancel}>
                  Cancel
                </Button>
              ) : null}
            </div>
          </form>
        </li>
      </ol>
    </div>
  )
}
