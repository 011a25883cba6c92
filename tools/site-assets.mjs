// What public documents carry instead of React: a sheet of their own and two short scripts
// (docs/decisions/0009-documents-without-react.md).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const name = 'virtual:site-assets'
// What only some pages draw stands in sheets of their own, and the others do not carry it (web/site/pages/sheetOf.ts).
export const sheets = {
  site: 'web/styles/site.css',
  front: 'web/styles/site-front.css',
  drawn: 'web/styles/site-drawn.css',
  taught: 'web/styles/site-taught.css',
}
// A page with a tool carries the script of that tool besides, and nobody else does (docs/decisions/0042).
const toolScripts = ['wallpaper', 'socialAd', 'chirpTest', 'studioIdent']
const none = `export const sheets = { site: '', front: '', drawn: '', taught: '' }, early = '', script = '', tools = {}`

/**
 * `virtual:site-assets` for the pages that are written at build: the addresses of their sheets, the script that runs
 * before the first paint and the one that wakes header and quick navigation. Browsers and development get nothing.
 */
export function siteAssets() {
  let isBuild = false
  return {
    name: 'site-assets',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    buildStart() {
      if (isBuild && this.environment.name === 'client') {
        for (const [page, sheet] of Object.entries(sheets))
          this.emitFile({
            type: 'chunk',
            id: join(root, sheet),
            name: page === 'site' ? 'site' : `site-${page}`,
          })
      }
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return
      if (!isBuild || this.environment.name === 'client') return none
      // Pages are written after the browser's part is built, so its manifest is there.
      const manifest = JSON.parse(readFileSync(join(root, 'build/client/.vite/manifest.json'), 'utf8'))
      const files = Object.entries(sheets).map(([page, sheet]) => {
        const file = manifest[sheet]?.file
        if (!file?.endsWith('.css')) throw new Error(`${sheet} is not in the manifest of the build`)
        return [page, `/${file}`]
      })
      const early = await shorten(join(root, 'web/public/theme.js'))
      const script = await shorten(join(root, 'web/site/shell/script.ts'))
      const tools = await Promise.all(
        toolScripts.map(async (each) => [each, await shorten(join(root, `web/site/tools/${each}.ts`))]),
      )
      return [
        `export const sheets = ${JSON.stringify(Object.fromEntries(files))}`,
        `export const early = ${JSON.stringify(early)}`,
        `export const script = ${JSON.stringify(script)}`,
        `export const tools = ${JSON.stringify(Object.fromEntries(tools))}`,
      ].join('\n')
    },
  }
}

/** One self-contained script: it stands in the page, so it can import nothing. */
export async function shorten(entry) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  })
  return outputFiles[0].text.trim()
}
