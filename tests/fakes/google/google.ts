import { contractOf } from '../contracts.ts'
import type { Heard, Said, StandIn } from '../standIn.ts'
import { startStandIn } from '../standIn.ts'

/** A file of the stand-in's drive, as Drive v3 writes it; `bytes` is what a download gives. */
export type DriveVideo = {
  id: string
  name: string
  mimeType: string
  createdTime: string
  size?: string
  description?: string
  owners?: { emailAddress: string }[]
  permissions?: { emailAddress: string }[]
  bytes?: Buffer
  /** The meeting that Meet has a record of. */
  conference?: { code: string; startTime: string }
}

const drive = contractOf('google/drive.v3.schemas.json')
const oauth = contractOf('google/oauth-token.schema.json')
const fileList = drive?.('#/$defs/FileList')
const listQuery = [
  'q',
  'orderBy',
  'pageSize',
  'fields',
  'pageToken',
  'supportsAllDrives',
  'includeItemsFromAllDrives',
  'spaces',
  'corpora',
]
const scope = 'https://www.googleapis.com/auth/drive.readonly'

/** Google's token endpoint and Drive v3, held to their contract; `videos` may change while it runs. */
export async function startGoogle(videos: DriveVideo[]): Promise<StandIn> {
  const bodyOf = ({ body }: Heard) => Object.fromEntries(new URLSearchParams(body.toString()))
  return await startStandIn({
    check: (heard) => {
      if (heard.path === '/token') {
        const body = bodyOf(heard)
        return (
          oauth?.(
            `#/$defs/${body['grant_type'] === 'refresh_token' ? 'refresh_request' : 'authorization_code_request'}`,
          )(body) ?? []
        )
      }
      // No contract of Meet's interface is here: of what is asked of it nothing is checked.
      if (heard.path.startsWith('/v2/')) return []
      if (heard.path !== '/drive/v3/files')
        return heard.path.startsWith('/drive/v3/files/') ? [] : ['no such address']
      return Object.keys(heard.query)
        .filter((name) => !listQuery.includes(name))
        .map((name) => `unknown ${name}`)
    },
    answer: (heard, mode) => {
      if (heard.path === '/token') return tokens(bodyOf(heard), mode)
      if (heard.headers.authorization !== 'Bearer access-1')
        return {
          status: 401,
          body: { error: { code: 401, message: 'Invalid Credentials', errors: [{ reason: 'authError' }] } },
        }
      if (mode === 'insufficient-scope')
        return {
          status: 403,
          body: { error: { code: 403, message: 'no', errors: [{ reason: 'insufficientPermissions' }] } },
        }
      if (heard.path.startsWith('/v2/')) return meet(heard.path, videos)
      if (heard.path !== '/drive/v3/files') return download(heard, videos)
      const from = Number(heard.query['pageToken'] ?? 0)
      const size = mode === 'page-size-1' ? 1 : Number(heard.query['pageSize'] ?? 20)
      const page = mode === 'empty-list' ? [] : videos.slice(from, from + size)
      const more = mode !== 'empty-list' && from + size < videos.length
      const files = page.map(({ bytes: _, conference: _record, ...file }) => ({
        kind: 'drive#file',
        ...file,
      }))
      return {
        status: 200,
        body: {
          kind: 'drive#fileList',
          incompleteSearch: mode === 'incomplete',
          ...(more ? { nextPageToken: String(from + size) } : {}),
          files,
        },
      }
    },
    checkAnswer: (heard: Heard, said: Said) => {
      if (heard.path === '/token') return oauth?.('#/$defs/success')(said.body) ?? []
      return heard.path === '/drive/v3/files' ? (fileList?.(said.body) ?? []) : []
    },
  })
}

/** Meet's records as its public description has them, one meeting for each file that has one. */
function meet(path: string, videos: readonly DriveVideo[]): Said {
  const held = videos.filter(({ conference }) => conference)
  const [, kind, of] = /^\/v2\/(conferenceRecords|spaces)(?:\/([\w-]+))?/.exec(path) ?? []
  const video = held.find(({ id }) => id === of)
  if (kind === 'spaces')
    return { status: 200, body: { name: `spaces/${of}`, meetingCode: video?.conference?.code } }
  if (of) {
    const recordings = video
      ? [
          {
            name: `conferenceRecords/${of}/recordings/1`,
            state: 'FILE_GENERATED',
            startTime: video.conference?.startTime,
            driveDestination: { file: video.id },
          },
        ]
      : []
    return { status: 200, body: { recordings } }
  }
  const conferenceRecords = held.map(({ id }) => ({ name: `conferenceRecords/${id}`, space: `spaces/${id}` }))
  return { status: 200, body: { conferenceRecords } }
}

function tokens(body: Record<string, string>, mode: string | null): Said {
  if (mode === 'revoke-token')
    return {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    }
  const isFirst = body['grant_type'] === 'authorization_code'
  if (!isFirst && body['refresh_token'] !== 'refresh-1')
    return { status: 400, body: { error: 'invalid_grant' } }
  const given = { access_token: 'access-1', expires_in: 3599, token_type: 'Bearer' }
  return {
    status: 200,
    body: isFirst
      ? { ...given, scope: mode === 'other-scope' ? 'email' : scope, refresh_token: 'refresh-1' }
      : given,
  }
}

function download(heard: Heard, videos: readonly DriveVideo[]): Said {
  const video = videos.find(({ id }) => heard.path.endsWith(`/${id}`))
  const bytes = video?.bytes
  if (!bytes)
    return {
      status: 404,
      body: { error: { code: 404, message: 'File not found', errors: [{ reason: 'notFound' }] } },
    }
  const [, from] = /^bytes=(\d+)-/.exec(heard.headers.range ?? '') ?? []
  if (from === undefined) return { status: 200, body: bytes, headers: { 'content-type': video.mimeType } }
  const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`
  return {
    status: 206,
    body: bytes.subarray(Number(from)),
    headers: { 'content-type': video.mimeType, 'content-range': range },
  }
}
