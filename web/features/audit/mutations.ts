import type { TrailPart } from '#contract/audit.ts'
import { auditTexts } from '#domain/audit/texts.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOfError } from '#web/lib/calls/refusalWords.ts'
import { saveAddress } from '#web/lib/page/saveFile.ts'

/** What the whole chain shows: how many events fit, up to when, and where it breaks. */
export type Verdict = Pick<TrailPart, 'ok' | 'count' | 'upTo' | 'brokenAt'>

/** Verifies the trail part by part from its first seal; `onCount` hears how far it is. */
export const verifyTrail = (onCount: (count: number) => void) =>
  mutation(
    {
      mutationFn: async (): Promise<Verdict> => {
        let verdict: Verdict = { ok: true, count: 0, upTo: null, brokenAt: null }
        let cursor: string | null = null
        do {
          const part: TrailPart = await api.audit.verifyTrail(cursor ? { cursor } : {})
          verdict = {
            ok: part.ok,
            count: verdict.count + part.count,
            upTo: part.upTo ?? verdict.upTo,
            brokenAt: part.brokenAt,
          }
          onCount(verdict.count)
          cursor = part.next
        } while (cursor)
        return verdict
      },
      onMutate: () => onCount(0),
    },
    { failure: (error) => ({ text: refusalOf(error).message, id: 'audit.verifyTrail' }) },
  )

/** A file of the sealed events of a time; the browser saves it, the server sends it piece by piece. */
export const exportTrail = () =>
  mutation(orpc.audit.exportTrail.mutationOptions(), {
    success: ({ path, count }) => {
      if (path === null) return auditTexts.nothingToExport
      saveAddress(path)
      return auditTexts.exported(count)
    },
    failure: wordsOfError,
    refresh: [],
    waits: true,
  })
