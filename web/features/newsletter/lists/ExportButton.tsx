import { useMutation } from '@tanstack/react-query'
import { listNames } from '#domain/newsletter/texts.ts'
import type { MailList } from '#domain/newsletter/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { exportList } from './mutations.ts'

/** Keeps the confirmed addresses of a list as a file (K13). */
export function ExportButton({ list, size }: { list: MailList; size?: 'small' }) {
  const save = useMutation(exportList(list))
  return (
    <Button
      {...(size ? { size } : {})}
      onClick={() => save.mutate({ list })}
      isBusy={save.isPending}
      busyLabel="Exporting"
      aria-label={`Export ${listNames[list]}`}
    >
      Export
    </Button>
  )
}
