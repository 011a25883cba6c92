import { afterAll, beforeAll, expect, it } from 'vitest'
import { driveTexts } from '#domain/minutes/rules/driveWords.ts'
import type { Action } from '#tests/fakes/standIn.ts'
import { mode, outsideStage, silences, status, thrice } from './outsideStage.ts'

let stage: Awaited<ReturnType<typeof outsideStage>>
beforeAll(async () => {
  stage = await outsideStage()
})
afterAll(() => stage.close())

it('connects once it may, whatever came before, and says each time what was wrong', {
  timeout: 120_000,
}, async () => {
  const { google, automation, stateText, connect } = stage
  for (const action of silences) {
    google.next({ match: '/token', times: thrice, action })
    await connect()
    expect([action.kind, await stateText()]).toEqual([action.kind, driveTexts.unavailable])
  }
  const answers: readonly [Action, string][] = [
    [mode('revoke-token'), driveTexts.connectFirst],
    [mode('other-scope'), driveTexts.connectFailed],
    [status(401, { error: 'invalid_client' }), driveTexts.wronglyConfigured],
  ]
  for (const [action, text] of answers) {
    google.next({ match: '/token', action })
    await connect()
    expect(await stateText()).toContain(text)
  }
  await connect()
  expect(await automation()).toMatchObject({ status: 'ready', failure: null })
})

it('reads the drive again after each failure, and finds what it did not find then', {
  timeout: 180_000,
}, async () => {
  const { at, google, automation, stateText, connect, check } = stage
  for (const action of silences) {
    google.next({ match: '/drive/v3/files', times: thrice, action })
    expect(await check()).toMatchObject({ status: 'failed', text: driveTexts.unavailable })
    expect(await automation()).toMatchObject({ status: 'ready' })
    expect(await check()).toMatchObject({ status: 'done', failed: 0 })
    expect(await stateText()).toBeNull()
  }
  // What passes within one look, nobody hears of.
  google.next({
    match: '/drive/v3/files',
    action: { kind: 'status', code: 429, headers: { 'retry-after': '1' } },
  })
  google.next({ match: '/drive/v3/files', action: { kind: 'hang' } })
  expect(await check()).toMatchObject({ status: 'done' })
  // A token that ran out is changed for another.
  google.next({ match: '/drive/v3/files', action: status(401) })
  expect(await check()).toMatchObject({ status: 'done' })
  // What does not pass by waiting ends the connection, and says how it is made anew.
  const answers: readonly [Action, string][] = [
    [status(401), driveTexts.connectFirst],
    [mode('insufficient-scope'), driveTexts.connectFailed],
  ]
  for (const [action, text] of answers) {
    google.next({ match: '/drive/v3/files', times: text === driveTexts.connectFirst ? 2 : 1, action })
    expect((await check()).text).toContain(text)
    expect(await automation()).toMatchObject({ status: 'error' })
    await connect()
  }
  await at.query(`update drive_connections set token_sealed = 'sealed by another secret'`)
  expect((await check()).text).toBe(driveTexts.credentialsMissing)
  await connect()
  expect(await check()).toMatchObject({ status: 'done' })
})
