import { z } from 'zod'
import type { App } from '#server/platform/app.ts'
import { askGoogle } from './askGoogle.ts'

/** The meeting that a file was recorded in, by Meet's own record: its code, and when the recording began. */
export type Conference = { readonly code: string; readonly startAt: Date }

// A file appears some minutes after a meeting that may have lasted four hours.
const LONGEST_MS = 6 * 3_600_000
const PAGE = 100
// Of one look into the drive: what is not found now is looked for at the next one.
const MOST_ASKED = 100

const Conferences = z.object({
  conferenceRecords: z
    .array(z.object({ name: z.string().regex(/^conferenceRecords\/[\w-]+$/), space: z.string() }))
    .default([]),
})
const Recordings = z.object({
  recordings: z
    .array(
      z.object({
        startTime: z.iso.datetime({ offset: true }),
        driveDestination: z.object({ file: z.string() }).optional(),
      }),
    )
    .default([]),
})
const Space = z.object({ meetingCode: z.string().max(40) })

/**
 * Finds the conference record of a file of the drive where Meet's interface is configured (T-070); null where there is none.
 * No contract of this interface is kept here: it is read as its public description has it, and answers of any other shape are
 * no proof. What one record says is asked for once in a look.
 */
export function conferenceFinder(
  app: Pick<App, 'config'>,
  accessToken: string,
): (file: { readonly id: string; readonly createdAt: Date }) => Promise<Conference | null> {
  const meetUrl = app.config.google?.meetUrl
  const known = new Map<string, Promise<z.infer<typeof Recordings>>>()
  let asked = 0
  const ask = async (path: string, query: Record<string, string> = {}): Promise<unknown> => {
    asked += 1
    const url = new URL(path, meetUrl ?? undefined)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return await askGoogle(app.config, 'meet', url, accessToken)
  }
  const recordingsOf = (name: string) => {
    const there = known.get(name)
    if (there) return there
    const answer = ask(`/v2/${name}/recordings`).then((body) => Recordings.parse(body))
    known.set(name, answer)
    return answer
  }
  return async ({ id, createdAt }) => {
    if (!meetUrl || asked >= MOST_ASKED) return null
    const [from, to] = [new Date(createdAt.getTime() - LONGEST_MS), createdAt].map((at) => at.toISOString())
    const filter = `start_time>="${from}" AND start_time<="${to}"`
    const { conferenceRecords } = Conferences.parse(
      await ask('/v2/conferenceRecords', { filter, pageSize: String(PAGE) }),
    )
    for (const { name, space } of conferenceRecords) {
      if (asked >= MOST_ASKED && !known.has(name)) return null
      const { recordings } = await recordingsOf(name)
      const found = recordings.find(({ driveDestination }) => driveDestination?.file === id)
      if (!found || !/^spaces\/[\w-]+$/.test(space)) continue
      const { meetingCode } = Space.parse(await ask(`/v2/${space}`))
      return { code: meetingCode, startAt: new Date(found.startTime) }
    }
    return null
  }
}
