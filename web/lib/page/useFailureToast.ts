import { useEffect } from 'react'
import { toast } from './toast.ts'

/** Says once that a screen could not be read; `id` keeps a second failure from a second notice. */
export function useFailureToast(hasFailed: boolean, text: string, id: string) {
  useEffect(() => {
    if (hasFailed) toast.error(text, { id })
  }, [hasFailed, text, id])
}
