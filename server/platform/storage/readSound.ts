import { readAll, readingFile, runFfmpeg } from './runFfmpeg.ts'

const LOOK_MS = 30_000
const LISTEN_MS = 15 * 60_000
const MOST_ANSWER = 262_144
// A thousand looks a second find each loud moment; four hours of them are 29 MB that pass by.
const LOOKS_A_SECOND = 1_000
const LOOKS_A_PEAK = 50
const PEAKS = 240
// Below a three-hundredth of the loudest there is nobody to hear: -50 dB.
const SILENT = 105

export type Sound = { readonly durationMs: number; readonly hasVideo: boolean; readonly hasSound: boolean }
export type Loudness = {
  readonly durationMs: number
  /** 0 to 100, the loudest is 100. */
  readonly peaks: readonly number[]
  readonly isSilent: boolean
}

/** How long a file plays and what is in it; the program runs apart, for seconds, on this one file. */
export async function readSound(path: string): Promise<Sound> {
  const text = await runFfmpeg(
    'ffprobe',
    [
      '-v',
      'error',
      ...readingFile,
      '-show_entries',
      'format=duration:stream=codec_type,duration,disposition',
      '-of',
      'json',
      path,
    ],
    LOOK_MS,
    async (out) => (await readAll(out, MOST_ANSWER)).toString(),
  )
  const { streams, seconds } = parse(text)
  const is = (type: string) => streams.some((each) => each.type === type && !each.isCover)
  return { durationMs: Math.round((seconds ?? 0) * 1000), hasVideo: is('video'), hasSound: is('audio') }
}

/** How loud a file is along its length, and how long it truly plays: some say it nowhere. */
export async function readLoudness(path: string): Promise<Loudness> {
  const args = [
    '-v',
    'error',
    '-nostdin',
    ...readingFile,
    '-threads',
    '1',
    '-i',
    path,
    '-map',
    '0:a:0',
    '-ac',
    '1',
  ]
  return await runFfmpeg(
    'ffmpeg',
    [...args, '-ar', String(LOOKS_A_SECOND), '-f', 's16le', '-'],
    LISTEN_MS,
    async (out) => {
      const found: number[] = []
      let looks = 0
      let odd: Buffer | null = null
      // safe because a stream without an encoding gives bytes
      for await (const chunk of out as AsyncIterable<Buffer>) {
        const bytes: Buffer = odd ? Buffer.concat([odd, chunk]) : chunk
        const whole = bytes.length - (bytes.length % 2)
        for (let at = 0; at < whole; at += 2) {
          const place = Math.floor(looks / LOOKS_A_PEAK)
          found[place] = Math.max(found[place] ?? 0, Math.abs(bytes.readInt16LE(at)))
          looks += 1
        }
        odd = whole < bytes.length ? bytes.subarray(whole) : null
      }
      const most = found.reduce((one, other) => Math.max(one, other), 0)
      return {
        peaks: fold(found, PEAKS).map((peak) => Math.round((peak / Math.max(1, most)) * 100)),
        isSilent: most < SILENT,
        durationMs: Math.round((looks / LOOKS_A_SECOND) * 1000),
      }
    },
  )
}

/** As many peaks as the picture has places, each the loudest of its share. */
function fold(peaks: readonly number[], places: number): number[] {
  if (peaks.length <= places) return [...peaks]
  return Array.from({ length: places }, (_, place) => {
    const from = Math.floor((place * peaks.length) / places)
    const to = Math.max(from + 1, Math.floor(((place + 1) * peaks.length) / places))
    return Math.max(...peaks.slice(from, to))
  })
}

type Stream = { type: string; isCover: boolean }
function parse(text: string): { streams: Stream[]; seconds: number | null } {
  const said: unknown = JSON.parse(text)
  // safe because every part is looked at before it is used
  const { streams = [], format } = said as {
    streams?: { codec_type?: unknown; duration?: unknown; disposition?: { attached_pic?: unknown } }[]
    format?: { duration?: unknown }
  }
  const lengths = [format?.duration, ...streams.map((each) => each.duration)]
    .map(Number)
    .filter((each) => each > 0)
  return {
    streams: streams.map((each) => ({
      type: String(each.codec_type),
      isCover: each.disposition?.attached_pic === 1,
    })),
    seconds: lengths[0] ?? null,
  }
}

let known: boolean | null = null
/** Whether this machine can read sound at all; once it can, it can. */
export async function canReadSound(): Promise<boolean> {
  if (known) return true
  const there = (program: 'ffmpeg' | 'ffprobe') =>
    runFfmpeg(program, ['-version'], LOOK_MS, async (out) => void out.resume()).then(
      () => true,
      () => false,
    )
  known = (await Promise.all([there('ffmpeg'), there('ffprobe')])).every(Boolean)
  return known
}
