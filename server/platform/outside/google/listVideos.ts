import { z } from 'zod'
import type { App } from '#server/platform/app.ts'
import { askOutside } from '../askOutside.ts'
import { DriveError } from './signIn.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 2_000_000
// As the specification has it: newest first, twenty a page (spec 2 §7).
const PAGE = 20
const MOST_PAGES = 10

const Address = z.object({ emailAddress: z.string().optional() })
const File = z.object({
  id: z.string().min(1).max(200),
  name: z.string().max(2_000),
  mimeType: z.string().max(200),
  createdTime: z.iso.datetime({ offset: true }),
  size: z.string().regex(/^\d+$/).optional(),
  description: z.string().optional(),
  owners: z.array(Address).optional(),
  permissions: z.array(Address).optional(),
})
const Page = z.object({ nextPageToken: z.string().optional(), files: z.array(z.unknown()) })
const Refusal = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).optional() }),
})

export type Video = z.infer<typeof File>

/** Videos of the drive that are named like recordings and were made since; what is no such file is left out and counted. */
export async function listVideos(
  app: App,
  accessToken: string,
  since: Date,
): Promise<{ videos: readonly Video[]; unreadable: number }> {
  const videos: Video[] = []
  let unreadable = 0
  let pageToken: string | undefined
  for (let at = 0; at < MOST_PAGES; at += 1) {
    const page: z.infer<typeof Page> = await readPage(app, accessToken, since, pageToken)
    for (const each of page.files) {
      const file = File.safeParse(each)
      if (file.success) videos.push(file.data)
      else unreadable += 1
    }
    pageToken = page.nextPageToken
    if (!pageToken) break
  }
  return { videos, unreadable }
}

async function readPage(app: App, accessToken: string, since: Date, pageToken: string | undefined) {
  const { google } = app.config
  if (!google) throw new DriveError('not_configured')
  const url = new URL('/drive/v3/files', google.driveUrl)
  const query = {
    q: `mimeType contains 'video/' and (name contains 'meet' or name contains 'recording') and trashed = false and createdTime > '${since.toISOString().slice(0, 19)}'`,
    orderBy: 'createdTime desc',
    pageSize: String(PAGE),
    fields:
      'nextPageToken, incompleteSearch, files(id, name, mimeType, createdTime, size, description, owners(emailAddress), permissions(emailAddress))',
    supportsAllDrives: 'true',
    includeItemsFromAllDrives: 'true',
    ...(pageToken ? { pageToken } : {}),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await askOutside(app.config, {
    service: 'google',
    url,
    init: { headers: { authorization: `Bearer ${accessToken}` } },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  }).catch(() => null)
  if (!answer || answer.status >= 500 || answer.status === 429) throw new DriveError('unreachable')
  if (answer.status === 401) throw new DriveError('revoked')
  if (answer.status === 403) {
    const reason = Refusal.safeParse(answer.body).data?.error.errors?.[0]?.reason
    throw new DriveError(reason === 'insufficientPermissions' ? 'scope_missing' : 'unreachable')
  }
  const page = Page.safeParse(answer.body)
  if (answer.status !== 200 || !page.success) throw new DriveError('unreachable')
  return page.data
}
