import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieName, keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { mountFunctions } from './mountFunctions.ts'

const server = Fastify()
let at: TestApp
let advisor: Person
let member: Person
let keeper: Person

beforeAll(async () => {
  keepCookieSecret('a secret of thirty-two characters or more')
  at = await testApp({ GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' })
  mountFunctions(server, at.app, null)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  keeper = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  member = await at.person({ plans: ['desktop_pro'], firstName: 'Mia' })
})
afterAll(async () => {
  await server.close()
  await at.close()
})

async function ask(person: Person | null, name: string, payload: object) {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/functions/${name}`,
    payload,
    headers: person ? { cookie: `${cookieName(at.app.config)}=${signToken(person.token)}` } : {},
  })
  return { status: answer.statusCode, body: answer.json() }
}

it('generate-session-report takes a session by its id and nothing of what the browser says was said (T-080)', async () => {
  const stage = sessionStage(at)
  const { sessionId } = await stage.drafted(advisor, member)
  const legacy = {
    sessionId,
    transcript: 'I will wire the money.',
    sessionMetadata: { clientName: 'Client' },
  }
  expect(await ask(null, 'generate-session-report', legacy)).toMatchObject({ status: 401 })
  expect(await ask(member, 'generate-session-report', { ...legacy, userId: advisor.id })).toMatchObject({
    status: 400,
  })
  expect(await ask(advisor, 'generate-session-report', legacy)).toMatchObject({
    status: 200,
    body: { report: null },
  })
  expect(JSON.stringify(await at.query('select text from outcome_lines'))).not.toContain('wire the money')
  await stage.approve(advisor, sessionId)
  expect(await ask(member, 'generate-session-report', { sessionId })).toMatchObject({
    status: 200,
    body: {
      report: {
        sessionId,
        title: 'Pricing and runway',
        sessionType: 'advisory',
        duration: '60 minutes',
        createdAt: expect.any(String),
        actionItems: expect.arrayContaining([expect.any(String)]),
      },
    },
  })
})

it('a refusal of the call inside is counted once, as whose it is', async () => {
  await at.app.refusals.write()
  await at.query('delete from audit_events')
  const { sessionId } = await sessionStage(at).drafted(advisor, member)
  const stranger = await at.person({ roles: ['staff'] })
  expect(await ask(stranger, 'generate-session-report', { sessionId })).toMatchObject({ status: 404 })
  await at.app.refusals.write()
  expect(await at.query(`select actor_id, actor_kind from audit_events where outcome = 'refused'`)).toEqual([
    { actor_id: stranger.id, actor_kind: 'staff' },
  ])
})

it('get-google-keys gives no key to anybody, and the client’s name to those who connect the drive alone (T-066)', async () => {
  expect(await ask(member, 'get-google-keys', {})).toMatchObject({ status: 404 })
  expect(await ask(advisor, 'get-google-keys', {})).toMatchObject({ status: 403 })
  expect(await ask(keeper, 'get-google-keys', {})).toEqual({
    status: 200,
    body: { apiKey: null, clientId: 'client' },
  })
})

it('transcribe-audio takes a recording that is here, and no sound out of a request (T-082)', async () => {
  const recordingId = '0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01'
  expect(await ask(member, 'transcribe-audio', { recordingId })).toMatchObject({ status: 404 })
  expect(await ask(keeper, 'transcribe-audio', { recordingId, audio: 'AAAA' })).toMatchObject({ status: 404 })
  expect(await ask(keeper, 'transcribe-audio', { audio: 'AAAA' })).toMatchObject({ status: 400 })
})

it('audit-log takes what a browser says happened, once, as said by a browser, and of nobody but whoever is signed in (T-027, T-028)', async () => {
  const event = {
    id: '6f8a8f3e-1f5a-4b51-9d3c-0a5b8d6c7e10',
    event_type: 'security',
    action: 'content_policy_violation',
    resource: 'script-src',
    metadata: { blocked: 'https://elsewhere.example' },
  }
  const legacy = {
    ...event,
    user_id: advisor.id,
    ip_address: '203.0.113.9',
    timestamp: '2001-01-01',
    severity: 'high',
  }
  expect(await ask(null, 'audit-log', { events: [event] })).toMatchObject({ status: 401 })
  expect(await ask(member, 'audit-log', { events: [legacy], dropped: 3 })).toEqual({
    status: 200,
    body: { taken: 1 },
  })
  expect(await ask(member, 'audit-log', { events: [event] })).toEqual({ status: 200, body: { taken: 0 } })
  const rows = await at.query(
    `select actor_id, actor_kind, action, subject_id, details, ip_address, sign_in_id is not null as by_sign_in
     from audit_events join audit_details on event_id = id where action = 'client.reported'`,
  )
  expect(rows).toEqual([
    {
      actor_id: member.id,
      actor_kind: 'member',
      action: 'client.reported',
      subject_id: event.id,
      details: {
        source: 'client',
        type: 'security',
        action: event.action,
        resource: 'script-src',
        metadata: event.metadata,
        dropped: 3,
      },
      ip_address: '127.0.0.1',
      by_sign_in: true,
    },
  ])
  for (const wrong of [
    { ...event, action: 'a'.repeat(81) },
    { ...event, is_admin: true },
    { ...event, event_type: 'billing' },
    { ...event, metadata: { deep: { er: 1 } } },
    { ...event, metadata: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`k${n}`, n])) },
  ])
    expect(await ask(member, 'audit-log', { events: [wrong] })).toMatchObject({ status: 400 })
  const many = Array.from({ length: 51 }, () => event)
  expect(await ask(member, 'audit-log', { events: many })).toMatchObject({ status: 400 })
})

it('audit-log is asked ten times a minute at most', async () => {
  const person = await at.person()
  const codes: number[] = []
  for (let n = 0; n < 12; n += 1) codes.push((await ask(person, 'audit-log', { events: [] })).status)
  expect(codes.filter((code) => code === 429)).toHaveLength(2)
})
