import type { ReactNode } from 'react'

/** What stands at an address of the site: its body, and what machines read of it (schema.org). */
export type Document = { body: ReactNode; data: readonly Record<string, unknown>[] }

export type Page = [path: string, document: Document]

/** An entry among the pages of the site. */
export const page = (path: string, body: ReactNode, data: Document['data'] = []): Page => [
  path,
  { body, data },
]
