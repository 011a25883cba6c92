import type { InfiniteData } from '@tanstack/react-query'
import { keepPreviousData } from '@tanstack/react-query'
import type { SessionNote } from '#contract/sessions/notes.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

type Page = { notes: SessionNote[]; deleted: SessionNote[]; next: string | null }

/** The notes of a session, newest first, narrowed by their words and tags. */
export const sessionNotesQuery = (sessionId: string, search: string) =>
  orpc.sessions.listSessionNotes.infiniteOptions({
    input: (cursor: string | null) => ({
      sessionId,
      ...(search ? { search } : {}),
      ...pageAt(cursor),
    }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** The notes of all loaded pages. */
export const notesOf = (data: InfiniteData<Page, string | null>): readonly SessionNote[] =>
  data.pages.flatMap((page) => page.notes)
