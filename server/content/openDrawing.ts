import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasEarlier } from '#domain/content/rules/legal.ts'
import type { BuiltText, Draw, DrawnPage } from '#domain/content/types.ts'

/** What the build of the web leaves for the server: how pages are drawn with other texts, and the texts it brings. */
export type Drawing = {
  draw(...given: Parameters<Draw>): Promise<readonly DrawnPage[]>
  built(): Promise<readonly BuiltText[]>
}

/** The drawing of the built web, loaded when the first page is drawn: whoever publishes nothing carries no React (0060). */
export function openDrawing(root: string): Drawing {
  const folder = join(root, 'build', 'drawing')
  let module: Promise<{ draw: Draw }> | null = null
  return {
    draw: async (texts, today, history) => {
      if (texts.length === 0 && !hasEarlier(history)) return []
      module ??= import(pathToFileURL(join(folder, 'drawPages.mjs')).href)
      return (await module).draw(texts, today, history)
    },
    built: async () => JSON.parse(await readFile(join(folder, 'texts.json'), 'utf8')),
  }
}
