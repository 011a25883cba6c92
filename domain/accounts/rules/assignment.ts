import type { Problem } from '#domain/decision.ts'

/** An assignment's end, where one is named, is still to come (4.13.1). */
export function checkAssignment(
  { untilAt }: { readonly untilAt: Date | null },
  now: Date,
): readonly Problem[] {
  if (untilAt === null || untilAt.getTime() > now.getTime()) return []
  return [{ field: 'untilAt', message: 'Choose a date in the future.' }]
}
