import { describe, expect, it } from 'vitest'
import type { Plan } from '#domain/actor.ts'
import { allPlans } from '../types.ts'
import { allListedRights, listedRights } from './listedRights.ts'
import { allRights, rights } from './rights.ts'

const plansOf = (right: string): readonly Plan[] => {
  const row = { ...rights, ...listedRights }[right as keyof typeof rights] // safe because what is not there is noticed below
  if (!row) throw new Error(`no row ${right}`)
  return row.plans
}
const given = (plans: readonly Plan[], right: string) =>
  plans.map((plan) => (plansOf(right).includes(plan) ? 'yes' : 'no')).join(' ')

type Row = readonly [named: string, right: string, given: string]

/** Spec 1 §6 and spec 3 §6: what is named there, its row, and free, premium, pro. */
const mobile: readonly Row[] = [
  ['view dashboards', 'board.home', 'yes yes yes'],
  ['board access', 'board.view', 'yes yes yes'],
  ['session summaries', 'sessions.viewMinutes', 'yes yes yes'],
  ['agreements', 'agreements.view', 'yes yes yes'],
  ['basic chirps', 'rooms.chirps', 'yes yes yes'],
  ['push notifications', 'notifications.push', 'yes yes yes'],
  ['offline mode', 'capture.offline', 'yes yes yes'],
  ['haptics', 'notifications.haptics', 'yes yes yes'],
  ['biometric auth', 'accounts.biometrics', 'yes yes yes'],
  ['cross-platform sync', 'accounts.sync', 'yes yes yes'],
  ['card management: view-only', 'membership.view', 'yes yes yes'],
  ['card management: request-and-book', 'membership.request', 'no yes yes'],
  ['card management: full-access', 'membership.manage', 'no no yes'],
  ['one-off sessions: view-list', 'sessions.services', 'yes yes yes'],
  // Anyone signed in may ask for one and buy it (T-048).
  ['one-off sessions: book-sessions', 'sessions.ask', 'yes yes yes'],
  ['one-off sessions: bought', 'sessions.buy', 'yes yes yes'],
  ['one-off sessions: book-and-track', 'sessions.track', 'no no yes'],
  ['subscription services: view-and-request', 'billing.requestService', 'no yes yes'],
  ['subscription services: view-book-administer', 'billing.manageService', 'no no yes'],
  ['console pro management: manage-subscription', 'billing.managePlan', 'no no yes'],
  ['Quick Add (capture)', 'capture.quickAdd', 'no yes yes'],
  ['voice memo logging', 'capture.voiceMemo', 'no yes yes'],
  ['file attachments in chirps', 'rooms.attachments', 'no yes yes'],
  ['unlimited chirps', 'rooms.allChirps', 'no yes yes'],
  ['JUL Mode', 'reflections.write', 'no yes yes'],
  ['JUL Mode, actionable alerts', 'reflections.alerts', 'no no yes'],
  ['enhanced sparks analytics', 'sparks.analytics', 'no yes yes'],
  ['smart photo documentation', 'capture.photos', 'no yes yes'],
  ['watch companion', 'capture.watch', 'no yes yes'],
  ['location reminders', 'capture.location', 'no yes yes'],
  ['Schedule sessions', 'sessions.schedule', 'no yes yes'],
  ['Board edit', 'board.edit', 'no yes yes'],
  ['Board propose', 'board.propose', 'no yes yes'],
  ['comments on the board', 'board.comment', 'no yes yes'],
  ['comments on agreements', 'agreements.comment', 'no yes yes'],
  ['proposal digest, Pro Digest key terms', 'agreements.digest', 'no no yes'],
  ['smart proposal tracking', 'agreements.track', 'no no yes'],
  ['Media Library', 'media.view', 'yes yes yes'],
  ['Media edit and delete', 'media.edit', 'no no yes'],
  ['YEL Room julius: read', 'rooms.read', 'yes yes yes'],
  ['YEL Room peer: read', 'rooms.readPeers', 'yes yes yes'],
  ['Send in julius and peer', 'rooms.send', 'no yes yes'],
  ['Cross-group room access and sending', 'rooms.crossGroup', 'no no yes'],
  ['AI voice assistant', 'assistant.voice', 'no no yes'],
  ['advanced AI insights', 'assistant.insights', 'no no yes'],
  ['voice chirps from advisor', 'rooms.voiceChirps', 'no no yes'],
  ['real-time chirp alerts', 'rooms.liveChirps', 'no no yes'],
  ['export toolkit', 'board.export', 'no no yes'],
  ['branded export', 'board.brandedExport', 'no no yes'],
]

/** Spec 2 §6: what is named there, its row, and Standard, Pro. */
const desktop: readonly Row[] = [
  ['view-only sessions', 'sessions.view', 'yes yes'],
  ['read-only prompt of the day', 'reflections.prompt', 'yes yes'],
  ['limited analytics', 'board.home', 'yes yes'],
  ['view-only board', 'board.view', 'yes yes'],
  ['view-only agreements', 'agreements.view', 'yes yes'],
  ['receive-only YEL Room', 'rooms.read', 'yes yes'],
  ['basic templates', 'templates.basic', 'yes yes'],
  ['view details', 'sessions.viewDetails', 'no yes'],
  ['join meeting', 'sessions.join', 'no yes'],
  ['generate report', 'sessions.generateReport', 'no yes'],
  ['check recordings', 'sessions.checkRecordings', 'no yes'],
  ['book new session', 'sessions.schedule', 'no yes'],
  ['interactive prompt, reflections', 'reflections.write', 'no yes'],
  ['full analytics', 'board.analytics', 'no yes'],
  ['all templates', 'templates.all', 'no yes'],
  ['board editing', 'board.edit', 'no yes'],
  ['Digest on agreements', 'agreements.digest', 'no yes'],
  ['tracking on agreements', 'agreements.track', 'no yes'],
  ['two-way YEL Room', 'rooms.send', 'no yes'],
  ['rooms: Peer Network', 'rooms.readPeers', 'no yes'],
  ['rooms: Cross-Ecosystem', 'rooms.crossGroup', 'no yes'],
  ['Quick Add', 'capture.quickAdd', 'no yes'],
  ['Media Library', 'media.view', 'no yes'],
  ['export tools', 'board.export', 'no yes'],
  ['voice input', 'capture.voiceInput', 'no yes'],
  ['priority support', 'accounts.support', 'no yes'],
  ['custom branding', 'accounts.branding', 'no yes'],
]

describe('every row that the specification names has its row in the table of rights (T-049)', () => {
  it.each(mobile)('%s (spec 1 §6, spec 3 §6)', (_named, right, plans) => {
    expect(given(['mobile_free', 'mobile_premium', 'mobile_pro'], right)).toBe(plans)
  })

  it.each(desktop)('%s (spec 2 §6)', (_named, right, plans) => {
    expect(given(['desktop_standard', 'desktop_pro'], right)).toBe(plans)
  })

  it('and no row stands in it that nothing names', () => {
    const named = new Set([...mobile, ...desktop].map(([, right]) => right))
    expect(allListedRights.filter((right) => !named.has(right))).toEqual([])
  })

  it('never gives a dearer plan less, nor Desktop Pro less than Mobile Pro (T-047)', () => {
    for (const right of [...allRights, ...allListedRights]) {
      expect(given(['mobile_free', 'mobile_premium', 'mobile_pro', 'desktop_pro'], right)).not.toMatch(
        /yes.*no/,
      )
      expect(given(['desktop_standard', 'desktop_pro'], right)).not.toMatch(/yes.*no/)
    }
  })

  it('gives to every plan what can be used and no call asks about', () => {
    for (const right of allListedRights)
      if (!listedRights[right].isPlanned) expect(listedRights[right].plans).toEqual(allPlans)
  })
})
