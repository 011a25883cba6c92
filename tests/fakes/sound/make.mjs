// Makes the sound of this folder: a short talk by two voices of Debian's espeak-ng, put together by ffmpeg, with the
// transcript that goes with it. Run it where both are installed: node tests/fakes/sound/make.mjs
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const here = import.meta.dirname
const work = mkdtempSync(join(tmpdir(), 'sound-'))
const run = (program, ...args) => execFileSync(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
const ffmpeg = (...args) => run('ffmpeg', '-v', 'error', '-y', ...args)
const talk = [
  ['Ada Advisor', 'en-gb+f3', 'Good morning. Shall we begin with the price?'],
  ['Mia Member', 'en-us+m3', 'Yes. We will raise the price in June.'],
  ['Ada Advisor', 'en-gb+f3', 'Then tell your first ten customers before that.'],
  ['Mia Member', 'en-us+m3', "I'll send them the new terms by Friday."],
  ['Ada Advisor', 'en-gb+f3', 'We decided to keep the old price for two of them.'],
  ['Mia Member', 'en-us+m3', 'Agreed. And the board pack?'],
  ['Ada Advisor', 'en-gb+f3', 'Prepare it with the figures of last month.'],
]

const clock = (ms) => new Date(ms).toISOString().slice(11, 23)
const cues = []
let at = 500
const parts = talk.map(([speaker, voice, text], index) => {
  const file = join(work, `${index}.wav`)
  run('espeak-ng', '-v', voice, '-s', '150', '-w', file, text)
  const said =
    Number(run('ffprobe', '-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file)) * 1000
  cues.push(`${clock(at)} --> ${clock(at + said)}\n<v ${speaker}>${text}`)
  at += said + 600
  return file
})
writeFileSync(join(here, 'talk.vtt'), `WEBVTT\n\n${cues.join('\n\n')}\n`)

const inputs = parts.flatMap((file) => ['-i', file])
const padded = parts.map((_, index) => `[${index}]aresample=22050,apad=pad_dur=0.6[p${index}]`).join(';')
const joined = `${padded};${parts.map((_, index) => `[p${index}]`).join('')}concat=n=${parts.length}:v=0:a=1,adelay=500[out]`
const whole = join(work, 'talk.wav')
ffmpeg(...inputs, '-filter_complex', joined, '-map', '[out]', whole)

const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
ffmpeg('-i', whole, '-ac', '1', '-b:a', '32k', ...plain, join(here, 'talk.mp3'))
const picture = ['-f', 'lavfi', '-i', 'color=c=0x14232e:s=160x90:r=2']
const video = (seconds) => [
  '-t',
  String(seconds),
  '-c:v',
  'libx264',
  '-pix_fmt',
  'yuv420p',
  '-crf',
  '40',
  '-movflags',
  '+faststart',
]
ffmpeg(
  '-i',
  whole,
  ...picture,
  '-ac',
  '1',
  '-c:a',
  'aac',
  '-b:a',
  '24k',
  ...video(at / 1000),
  ...plain,
  join(here, 'talk.mp4'),
)
ffmpeg('-i', whole, '-ac', '1', '-c:a', 'libopus', '-b:a', '16k', ...plain, join(here, 'talk.webm'))
// What nobody could hear, and what is no recording at all.
ffmpeg(
  '-f',
  'lavfi',
  '-i',
  'anullsrc=r=22050:cl=mono',
  '-t',
  '3',
  '-b:a',
  '16k',
  ...plain,
  join(here, 'silent.mp3'),
)
ffmpeg(...picture, ...video(2), '-an', join(here, 'no-sound.mp4'))
rmSync(work, { recursive: true })
