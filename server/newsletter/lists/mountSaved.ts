import type { FastifyInstance } from 'fastify'
import { pauseEnd, preferencesForm } from '#domain/newsletter/rules.ts'
import { savedTexts } from '#domain/newsletter/texts.ts'
import type { App } from '#server/platform/app.ts'
import { queryOf } from '#server/platform/http/queryOf.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import type { Fills } from '#server/platform/http/site/filledPage.ts'
import { attribute, sendFilled } from '#server/platform/http/site/filledPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { pageAt } from '#server/platform/http/site/site.ts'
import { escapeHtml } from '#server/platform/template.ts'

/** What saved preferences came to. */
type Saved = {
  readonly isStopped: boolean
  readonly pausedUntil: Date | null
  /** Another address was given and is asked. */
  readonly isAsked: boolean
}

/** Where saved preferences lead: the address says what was done, and nothing of whose they are (K15). */
export function savedPath({ isStopped, pausedUntil, isAsked }: Saved): string {
  const query = new URLSearchParams()
  if (isStopped) query.set('done', 'stopped')
  else if (pausedUntil) query.set('paused', pausedUntil.toISOString().slice(0, 10))
  if (isAsked) query.set('asked', 'yes')
  return query.size === 0 ? preferencesForm.sentPath : `${preferencesForm.sentPath}?${query}`
}

/** The page that they lead to says what was done; at its bare address it says that they are saved. */
export function mountSaved(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  if (!site || !('pages' in site)) return
  server.get(preferencesForm.sentPath, async (request, reply) => {
    const page = pageAt(site, preferencesForm.sentPath)
    const query = queryOf(request)
    if (!page || query.size === 0) return reply.callNotFound()
    return sendFilled(reply, page, fillsOf(query, app.clock.now()))
  })
}

const hidden = attribute('hidden', '')

function fillsOf(query: URLSearchParams, now: Date): Fills {
  const asked = query.get('asked') === 'yes' ? escapeHtml(savedTexts.asked) : ''
  if (query.get('done') === 'stopped') return { ...said(savedTexts.stopped, savedTexts.stoppedWords), asked }
  const until = pauseIn(query.get('paused') ?? '', now)
  return until ? { ...said(savedTexts.paused(until), savedTexts.pausedWords), asked } : { asked }
}

/** In place of what the page says to everybody. */
const said = (title: string, words: string): Fills => ({
  saved: hidden,
  done: escapeHtml(title),
  holds: hidden,
  means: escapeHtml(words),
})

/** The day on which a pause ends; null where no pause ends then, whoever wrote it there. */
function pauseIn(day: string, now: Date): Date | null {
  const until = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(day) : null
  return until && until > now && until <= pauseEnd(now) ? until : null
}
