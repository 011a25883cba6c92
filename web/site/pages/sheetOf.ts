import { listPaths } from '#domain/newsletter/rules.ts'
import { sampleReportPath, sitePath } from '../content/pages/entry.ts'
import { documentAt } from './documents.tsx'
import { toolPages } from './tools/toolPages.tsx'

/** Pages with drawings and tables of their own: those that sell, report, teach or draw. */
const drawn: ReadonlySet<string> = new Set([
  ...['/advisory', '/founders', '/investors', '/ventures', '/partnerships', '/sessions'],
  ...['/pricing', '/julstore', '/jul-membership'],
  ...['/funding-gaps-report', listPaths.report(), sampleReportPath],
  ...toolPages.map(([path]) => path),
])

/** Which sheet a page takes (tools/site-assets.mjs). */
export function sheetOf(pathname: string): 'drawn' | 'site' {
  const path = documentAt(pathname)?.entry.path ?? pathname
  return drawn.has(path) || path.startsWith(sitePath.playbook) ? 'drawn' : 'site'
}
