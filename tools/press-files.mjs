// Makes what the press downloads of the wordmark, for light and for dark ground, out of the bends that every page draws.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { root } from './setup.mjs'

/** What web/site/pages/read/pressFiles.ts says; bundled, for the node that builds may read no TypeScript. */
export async function readPressFiles() {
  // Read here, for a fresh clone has no esbuild before setup() is done.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['web/site/pages/read/pressFiles.ts'],
    bundle: true,
    write: false,
    format: 'esm',
  })
  return await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/** Writes each wordmark as SVG and as PNG into a built site. */
export async function writePressFiles(folder) {
  const { pressPath, pressPng, pressWordmarks, wordmarkSvg } = await readPressFiles()
  for (const { name, paint } of pressWordmarks) {
    const svg = wordmarkSvg(paint)
    const file = (format) => join(folder, pressPath(name, format))
    mkdirSync(dirname(file('svg')), { recursive: true })
    writeFileSync(file('svg'), svg)
    // Drawn at its full size, not enlarged.
    await sharp(
      Buffer.from(svg.replace('<svg ', `<svg width="${pressPng.width}" height="${pressPng.height}" `)),
    )
      .png({ palette: true })
      .toFile(file('png'))
  }
}
