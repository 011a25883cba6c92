import { listPaths } from '#domain/newsletter/rules.ts'
import { sampleReportPath, sitePath } from '../content/pages/entry.ts'
import { documentAt } from './documents.tsx'
import { toolPages } from './tools/toolPages.tsx'

/** Pages with drawings and tables of their own: those that sell or report, and the frame of those that staff make for a campaign. */
const drawn: ReadonlySet<string> = new Set([
  ...['/advisory', '/founders', '/investors', '/ventures', '/partnerships', '/sessions'],
  ...['/pricing', '/julstore', '/jul-membership', '/landing'],
  ...['/funding-gaps-report', listPaths.report(), sampleReportPath],
])

const tools: ReadonlySet<string> = new Set(toolPages.map(([path]) => path))

/** Which sheet a page takes (tools/site-assets.mjs). */
export function sheetOf(pathname: string): 'drawn' | 'taught' | 'site' {
  const path = documentAt(pathname)?.entry.path ?? pathname
  if (drawn.has(path)) return 'drawn'
  return tools.has(path) || path.startsWith(sitePath.playbook) ? 'taught' : 'site'
}
