import { z } from 'zod'
import type { App } from '#server/platform/app.ts'
import { askGoogle } from './askGoogle.ts'
import { DriveError } from './signIn.ts'

// As the specification has it: newest first, twenty a page (spec 2 §7).
const PAGE = 20
// Four thousand recordings of thirty days: what is older is left for when these are settled, and said.
const MOST_PAGES = 200

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
const Page = z.object({
  nextPageToken: z.string().optional(),
  incompleteSearch: z.boolean().optional(),
  files: z.array(z.unknown()),
})
export type Video = z.infer<typeof File>

/**
 * Videos of the drive that are named like recordings and were made since, newest first; what is no such file is left out and
 * counted. `isPartial` where Google did not search everything, or there are more than are read in one look.
 */
export async function listVideos(
  app: App,
  accessToken: string,
  since: Date,
): Promise<{ videos: readonly Video[]; unreadable: number; isPartial: boolean }> {
  const videos: Video[] = []
  let unreadable = 0
  let isPartial = false
  let pageToken: string | undefined
  for (let at = 0; at < MOST_PAGES; at += 1) {
    const page: z.infer<typeof Page> = await readPage(app, accessToken, since, pageToken)
    for (const each of page.files) {
      const file = File.safeParse(each)
      if (file.success) videos.push(file.data)
      else unreadable += 1
    }
    isPartial ||= page.incompleteSearch === true
    pageToken = page.nextPageToken
    if (!pageToken) break
  }
  return { videos, unreadable, isPartial: isPartial || pageToken !== undefined }
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
  const page = Page.safeParse(await askGoogle(app.config, 'google', url, accessToken))
  if (!page.success) throw new DriveError('unreachable')
  return page.data
}
