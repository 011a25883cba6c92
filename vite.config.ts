import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { browserChunks } from './tools/browser-chunks.ts'
import { serverBoundary } from './tools/server-boundary.ts'
import { siteAssets } from './tools/site-assets.mjs'

export default defineConfig({
  plugins: [serverBoundary(), tailwindcss(), siteAssets(), reactRouter(), browserChunks()],
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version),
  },
  assetsInclude: ['**/*.ttfz'],
  publicDir: 'web/public',
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // What is asked a second after a page, or once something failed, needs no list of what to load with it; the list would
    // stand in the first load.
    modulePreload: {
      resolveDependencies: (file, dependencies) =>
        /askCookies|reportError|watchActivity|ConnectionNotice|Offline(?:Desktop|Mobile)/.test(file)
          ? []
          : dependencies,
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/.tsbuild/**'] } },
})
