import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { pairingTexts } from '#domain/accounts/texts/devices.ts'
import { useEachSecond } from '#web/lib/time/useEachSecond.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { askAuth } from '../queries.ts'
import { QrCode } from './QrCode.tsx'
import { factorWords } from './queries.ts'

/** Opens a square that signs another device of the same person in, for two minutes (T-108). */
export function AddDevice() {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => open(true)}>
        {pairingTexts.add}
      </Button>
      {isOpen ? (
        <Dialog
          size="small"
          title={pairingTexts.add}
          description={pairingTexts.lead}
          onClose={() => open(false)}
        >
          <PairingSquare />
        </Dialog>
      ) : null}
    </>
  )
}

function PairingSquare() {
  const begin = useMutation({ mutationFn: () => askAuth('pair/begin', {}) })
  const { mutate, data } = begin
  const endsAt = data?.expiresAt ? Date.parse(data.expiresAt) : null
  useEffect(() => mutate(), [mutate])
  const now = useEachSecond(endsAt !== null)
  const left = endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1_000))

  if (begin.isError) return <FormError>{factorWords(begin.error)}</FormError>
  if (!data?.secret) return <Skeleton className="mx-auto size-56" />
  if (left === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{pairingTexts.over}</p>
        <Button onClick={() => mutate()}>{pairingTexts.again}</Button>
      </div>
    )
  }
  return (
    <div className="grid justify-items-center gap-3">
      <QrCode
        text={new URL(paths.pairDevice(data.secret), window.location.origin).href}
        label={pairingTexts.label}
        className="w-56 rounded-[10px]"
      />
      <p className="text-caption text-ink-3 tnum">{pairingTexts.left(left)}</p>
    </div>
  )
}
