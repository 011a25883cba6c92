type Part = { first: string; last: string; previous: string; seal: string; at: Date }

/** What an exported part is verified against: the seal before it, its last seal, and how many events lie between (4.12.13). */
export const verificationOf = ({ first, last, previous, seal, at }: Part) => ({
  format: 'audit-1',
  hash: 'SHA-256',
  madeAt: at.toISOString(),
  count: Number(BigInt(last) - BigInt(first)) + 1,
  first: { sealNumber: first, previousSeal: previous },
  last: { sealNumber: last, seal },
})

/** The procedure, so that nobody needs our program to follow it. */
export const verifyText = `How to verify this part of the audit trail

trail.jsonl holds one event a line, as JSON, in the order of sealNumber. verification.json says where the part begins and ends.

1. Let previous be first.previousSeal of verification.json.
2. For each line of trail.jsonl, in its order, make three texts, each a JSON list without spaces:
     actor   = [actorKind, actorId]
     action  = [action, outcome, count]
     subject = [subjectType, subjectId, memberId]
   and of them one more JSON list without spaces, in which each of the three stands as a string:
     ["audit-1", previous, id, at, actor, action, subject, detailsDigest]
   In strings only ", \\ and characters below U+0020 are escaped (as \\" \\\\ \\b \\t \\n \\f \\r, else \\u00xx).
3. The SHA-256 of that text in UTF-8, in lower-case hexadecimal, must be the seal of the line. It is previous for the next line.
4. sealNumber grows by one from line to line, from first.sealNumber to last.sealNumber; there are count lines; the seal of the
   last one is last.seal.

Whoever keeps last.seal elsewhere finds out later whether anything up to it was changed, added or removed.
details, ipAddress, userAgent and signInId may have been erased with the person they were about; the seal covers detailsDigest,
which stays. type and severity follow from action, outcome and subjectId. In trail.csv a cell that begins like a formula has an
apostrophe in front.
`
