import type { PartVerdict, Reader } from '#server/audit/verifyPart.ts'
import { verifyPart } from '#server/audit/verifyPart.ts'

type Verdict = { ok: true; count: number } | { ok: false; index: number; id: string }

/** Reads the whole trail from its first seal, part by part as the admin's page does, and says where it was touched (K34). */
export async function verifyTrail(reader: Reader): Promise<Verdict> {
  let after: string | null = null
  let count = 0
  for (;;) {
    const part: PartVerdict = await verifyPart(reader, after)
    count += part.count
    if (part.broken) return { ok: false, index: count, id: part.broken.id }
    if (part.isEnd) return { ok: true, count }
    after = part.last?.number ?? after
  }
}
