// Bundles what draws the site's pages, for the server to draw them again with what staff wrote (docs/decisions/0060).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

const entries = { drawPages: 'web/site/pages/drawPages.tsx', builtTexts: 'web/site/content/builtTexts.ts' }

/** Writes `drawPages.mjs`, and in `texts.json` what the build brings of the texts that staff edit. */
export async function buildDrawing(folder) {
  // Read here, for a fresh clone has no esbuild before setup() is done.
  const { build, stop } = await import('esbuild')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    await build({
      absWorkingDir: root,
      entryPoints: entries,
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      jsx: 'automatic',
      minify: true,
      legalComments: 'none',
      define: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.env.DEV': 'false',
      },
      // Tools of the site stand in pages that nobody edits.
      plugins: [
        {
          name: 'no-site-assets',
          setup(bundle) {
            bundle.onResolve({ filter: /^virtual:site-assets$/ }, ({ path }) => ({ path, namespace: 'none' }))
            bundle.onLoad({ filter: /./, namespace: 'none' }, () => ({ contents: 'export const tools = {}' }))
          },
        },
      ],
      // React's own parts are CommonJS and ask for node's modules by require.
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
      logLevel: 'silent',
    })
  } finally {
    await stop()
  }
  const { builtTexts } = await import(pathToFileURL(join(folder, 'builtTexts.mjs')).href)
  writeFileSync(join(folder, 'texts.json'), JSON.stringify(builtTexts))
}
