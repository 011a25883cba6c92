import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { addressTexts } from '#domain/accounts/texts/address.ts'
import { PASSWORD } from '#tests/app/authApp.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { FormsApp } from '#tests/app/formsApp.ts'
import { cookieOf, cookiesOf, formsApp } from '#tests/app/formsApp.ts'
import { totpNow } from '#tests/app/totp.ts'

let forms: FormsApp
let at: FormsApp['at']
beforeAll(async () => {
  forms = await formsApp()
  at = forms.at
})
afterAll(() => forms.close())

const post: FormsApp['post'] = (typed, asked) => forms.post(typed, asked)
const ledTo = ({ statusCode, headers }: Awaited<ReturnType<typeof post>>) => [statusCode, headers.location]
const problem = (name: string, words: string) => `<span id="${name}">${words.replaceAll("'", '&#39;')}</span>`

/** Asks for the email of a sign-in; the browser that asked, and what came. */
async function asked(email: string, query = '') {
  const answer = await post({ email: ` ${email.toUpperCase()} ` }, { url: `/auth?mode=link${query}` })
  const { code, token } = (await at.emailTo(email)) ?? {}
  return { answer, cookie: cookiesOf(answer), code: code ?? '', token: token ?? '' }
}

/** Turns an app on for somebody; its secret and recovery codes. */
async function withApp(email: string) {
  await at.signedUp(email)
  const cookie = await at.signedIn(email)
  const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie })).body as { secret: string } // safe because the route answers it
  const { body } = await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie })
  at.moveTime(30_000)
  return { secret, codes: body.codes as string[] } // safe because the route answers it
}

describe('a link and a code by email, without the program of the page (K22, 0078)', () => {
  it('are asked for by the form, and the code signs in the browser that asked, where it was going', async () => {
    await at.signedUp('code@members.example')
    const { answer, cookie, code } = await asked('code@members.example', '&next=%2Fvip')
    expect(ledTo(answer)).toEqual([303, '/auth?mode=code&next=%2Fvip'])
    expect(cookieOf(answer)).toBeUndefined()
    const typed = { code: `${code.slice(0, 3)} ${code.slice(3)}` }
    const elsewhere = await post(typed, { url: '/auth?mode=code' })
    expect(elsewhere.body).toContain(problem('code-problem', factorTexts.codeSpent))
    const done = await post(typed, { url: '/auth?mode=code&next=%2Fvip', cookie })
    expect(ledTo(done)).toEqual([303, '/vip'])
    expect(await at.me(cookieOf(done))).toMatchObject({ email: 'code@members.example' })
    expect((await post(typed, { url: '/auth?mode=code', cookie })).statusCode).toBe(422)
  })

  it('say what is wrong with an address or a code, count its tries with the call, and write no code back', async () => {
    expect((await post({ email: 'no address' }, { url: '/auth?mode=link' })).body).toContain(
      problem('email-problem', 'Email must be a valid email'),
    )
    await at.signedUp('tries@members.example')
    const { cookie, code } = await asked('tries@members.example')
    const wrong = code === '111111' ? '222222' : '111111'
    const short = await post({ code: '12345' }, { url: '/auth?mode=code', cookie })
    expect(short.body).toContain(problem('code-problem', 'Type all six digits.'))
    const first = await post({ code: wrong }, { url: '/auth?mode=code', cookie })
    expect(first.body).toContain(problem('code-problem', factorTexts.codeWrong(4)))
    expect(first.body).not.toContain(wrong)
    await at.post('/api/auth/sign-in/code', { code: wrong }, { cookie })
    for (const left of [2, 1, 0])
      expect((await post({ code: wrong }, { url: '/auth?mode=code', cookie })).body).toContain(
        problem('code-problem', factorTexts.codeWrong(left)),
      )
    const sixth = await post({ code }, { url: '/auth?mode=code', cookie })
    expect([sixth.statusCode, cookieOf(sixth)]).toEqual([429, undefined])
  })

  it('answer any address alike', async () => {
    await at.signedUp('known-link@members.example')
    const [known, unknown] = [
      await asked('known-link@members.example'),
      await asked('nobody@members.example'),
    ]
    expect(ledTo(known.answer)).toEqual(ledTo(unknown.answer))
    expect(known.answer.body).toBe(unknown.answer.body)
    expect(known.cookie.replace(/=.*/, '')).toBe(unknown.cookie.replace(/=.*/, ''))
  })

  it('the link signs in by a press in the browser that asked, once, and says so where it does not', async () => {
    await at.signedUp('link@members.example')
    const { cookie, token } = await asked('link@members.example')
    const url = `/magic-auth?token=${token}&next=%2Fdashboard%3Ftab%3Dsettings`
    expect(ledTo(await post({}, { url }))).toEqual([303, '/magic-auth?show=elsewhere'])
    const done = await post({}, { url, cookie })
    expect(ledTo(done)).toEqual([303, '/dashboard?tab=settings'])
    expect(await at.me(cookieOf(done))).toMatchObject({ email: 'link@members.example' })
    expect(ledTo(await post({}, { url, cookie }))).toEqual([303, '/magic-auth'])
    expect((await post({}, { url, cookie, headers: { origin: 'https://evil.example' } })).statusCode).toBe(
      403,
    )
  })
})

describe('another device by a square, without the program (T-108)', () => {
  it('is signed in once by a press', async () => {
    await at.signedUp('square@members.example')
    const cookie = await at.signedIn('square@members.example')
    const { secret } = (await at.post('/api/auth/pair/begin', {}, { cookie })).body as { secret: string } // safe because the route answers it
    const done = await post({}, { url: `/magic-auth?pair=${secret}` })
    expect(ledTo(done)).toEqual([303, '/go/home'])
    expect(await at.me(cookieOf(done))).toMatchObject({ email: 'square@members.example' })
    expect(ledTo(await post({}, { url: `/magic-auth?pair=${secret}` }))).toEqual([
      303,
      '/magic-auth?show=square',
    ])
  })
})

describe('a second factor, without the program (T-200)', () => {
  it('is given as a code of the app or as a recovery code, in one field', async () => {
    const email = 'both@members.example'
    const { secret, codes } = await withApp(email)
    const begin = async () => {
      const first = await post({ email, password: PASSWORD }, { url: '/auth?next=%2Fvip' })
      const url = first.headers.location ?? ''
      expect(url).toBe('/auth/factor?next=%2Fvip&ways=app')
      return { url, cookie: cookieOf(first) }
    }
    const asked = await begin()
    const none = await post({ code: ' ' }, asked)
    expect(none.body).toContain('Type the code that the app shows, or a recovery code.')
    const wrong = await post({ code: '000000' }, asked)
    expect(wrong.body).toContain(problem('code-problem', factorTexts.factorWrong))
    const done = await post({ code: totpNow(at, secret).replace(/^.../, '$& ') }, asked)
    expect(ledTo(done)).toEqual([303, '/vip'])
    expect(await at.me(cookieOf(done))).toMatchObject({ email })

    const again = await begin()
    const recovered = await post({ code: ` ${codes[0]?.toLowerCase()} ` }, again)
    expect(ledTo(recovered)).toEqual([303, '/vip'])
    expect(await at.me(cookieOf(recovered))).toMatchObject({ email })
    const spent = await begin()
    expect((await post({ code: codes[0] ?? '' }, spent)).statusCode).toBe(422)
  })

  it('follows a link by email too, and leads to the sign-in where nothing waits for it', async () => {
    const email = 'link-and-factor@members.example'
    await withApp(email)
    const { cookie, token } = await asked(email)
    const opened = await post({}, { url: `/magic-auth?token=${token}`, cookie })
    expect(ledTo(opened)).toEqual([303, '/auth/factor?next=%2Fgo%2Fhome&ways=app'])
    expect(await at.me(cookieOf(opened))).toBeNull()
    expect(ledTo(await post({ code: '123456' }, { url: '/auth/factor?next=%2Fvip&ways=app' }))).toEqual([
      303,
      '/auth?mode=sign-in&next=%2Fvip',
    ])
  })
})

describe('a change of address, without the program (T-209)', () => {
  const linkTo = async (email: string, name: string) => {
    const texts = (await emailsTo(at, email)).map(({ text }) => text)
    const [, token = ''] = texts.join('\n').match(new RegExp(`${name}=([\\w.%-]+)`)) ?? []
    return `/auth/verify?${name}=${token}`
  }
  async function waiting(name: string) {
    const [old, next] = [`${name}@members.example`, `${name}-new@members.example`]
    await at.signedUp(old)
    const cookie = await at.signedIn(old)
    await at.post('/api/auth/address/change', { email: next }, { cookie })
    return { old, next, cookie }
  }

  it('is confirmed by a press of whoever is signed in to the account, and undone by the old address', async () => {
    const { old, next, cookie } = await waiting('moves')
    const url = await linkTo(next, 'address')
    const signedOut = await post({}, { url })
    expect(ledTo(signedOut)).toEqual([303, `/auth?mode=sign-in&next=${encodeURIComponent(url)}`])
    const signedIn = await post({ email: old, password: PASSWORD }, { url: signedOut.headers.location ?? '' })
    expect(ledTo(signedIn), 'a sign-in leads back to it').toEqual([303, url])
    await at.signedUp('other@members.example')
    const other = await post({}, { url, cookie: await at.signedIn('other@members.example') })
    expect([other.statusCode, other.body]).toEqual([403, expect.stringContaining(addressTexts.otherAccount)])
    await at.post('/api/auth/lock', {}, { cookie })
    const locked = await post({}, { url, cookie })
    expect([locked.statusCode, locked.body]).toEqual([403, expect.stringContaining(addressTexts.locked)])
    await at.post('/api/auth/unlock', { password: PASSWORD }, { cookie })

    expect(ledTo(await post({}, { url, cookie }))).toEqual([303, '/auth/verify?done=moved'])
    expect(await at.me(cookie)).toMatchObject({ email: next })
    expect(ledTo(await post({}, { url, cookie }))).toEqual([303, '/auth/verify?done=spent'])
    const undo = await linkTo(old, 'undo')
    expect(ledTo(await post({}, { url: undo }))).toEqual([303, '/auth/verify?done=undone'])
    expect(await at.me(cookie)).toBeNull()
    expect(ledTo(await post({}, { url: undo }))).toEqual([303, '/auth/verify?done=spent'])
  })

  it('is stopped by the old address while it waits, and says where the address has an account by now', async () => {
    const { old, next } = await waiting('stops')
    expect(ledTo(await post({}, { url: await linkTo(old, 'undo') }))).toEqual([
      303,
      '/auth/verify?done=stopped',
    ])
    expect(ledTo(await post({}, { url: await linkTo(next, 'address') }))[0]).toBe(303)
    const taken = await waiting('taken')
    const url = await linkTo(taken.next, 'address')
    await at.signedUp(taken.next)
    const answer = await post({}, { url, cookie: taken.cookie })
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(addressTexts.taken)])
  })
})
