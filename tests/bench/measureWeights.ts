import { spawnSync } from 'node:child_process'
import type { Figure, Report } from './report.ts'
import { atMost } from './report.ts'

const root = process.env.JUL_ROOT ?? process.cwd()

/** What a browser loads before anybody touches anything, as the check after the build weighs it. */
export function measureWeights(): Report {
  const check = spawnSync(process.execPath, ['tools/check-bundle.mjs'], { cwd: root, encoding: 'utf8' })
  const figures = check.stdout.split('\n').flatMap(figuresOf)
  if (figures.length === 0) throw new Error(`check-bundle weighed nothing: ${check.stdout}${check.stderr}`)
  return { title: 'Weights before interaction, gzipped (fonts as they are)', figures }
}

/** `build/client/index.html: script 1.2 (at most 15), style …` and `first load of /dashboard: 140 kB … (at most 156)`. */
function figuresOf(line: string): Figure[] {
  const note = line.replace(/^(?:check-bundle: |note\s+)/, '')
  const console = /^first load of (\S+): ([\d.]+) kB .*\(at most (\d+)\)/.exec(note)
  if (console) return [weight(`console ${console[1]}, script`, console[2], console[3])]
  const page = /^build\/client\/(\S+): (.*)$/.exec(note)
  return [...(page?.[2]?.matchAll(/(script|style|fonts) ([\d.]+) \(at most (\d+)\)/g) ?? [])].map(
    ([, kind, kB, bound]) => weight(`${page?.[1]}, ${kind}`, kB, bound),
  )
}

const weight = (name: string, kB: string | undefined, bound: string | undefined): Figure => ({
  name,
  value: `${kB} kB`,
  ...atMost(Number(kB), Number(bound), ' kB'),
})
