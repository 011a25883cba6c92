import { authBodies } from '#contract/accounts/signIn.ts'
import { paths } from '#contract/paths.ts'
import { codeProblem, readCode } from '#domain/accounts/rules/signInForm.ts'
import { addressTexts } from '#domain/accounts/texts/address.ts'
import { codeTexts } from '#domain/accounts/texts/codes.ts'
import { changeAddress } from '../address/changeAddress.ts'
import { undoAddress } from '../address/undoAddress.ts'
import { pairDevice } from '../devices/pairDevice.ts'
import { giveFactor } from '../factors/giveFactor.ts'
import { askSignInMail } from './askSignInMail.ts'
import type { AuthForm, Posted } from './postedForm.ts'
import { email, leadsOn, next, of, postedForm, problemsOfEmail, secret, token } from './postedForm.ts'
import { signInByCode, signInByLink } from './signInByCode.ts'

const code = { ...secret('code'), isDescribed: true }
const typedCode = ({ typed }: Posted): string => of(typed, 'code')

const askLink = postedForm({
  call: 'accounts.askSignInMail',
  body: authBodies.signInMail,
  answer: askSignInMail,
  fields: [email],
  check: ({ typed }) => problemsOfEmail(of(typed, 'email')),
  given: (posted) => ({ email: of(posted.typed, 'email'), next: next(posted) }),
  leads: (_answered, posted) => paths.auth('code', next(posted)),
})

const typeCode = postedForm({
  call: 'accounts.signInByCode',
  body: authBodies.code,
  answer: signInByCode,
  fields: [code],
  check: (posted) => {
    const message = codeProblem(typedCode(posted))
    return message === null ? [] : [{ field: 'code', message }]
  },
  given: (posted) => ({ code: readCode(typedCode(posted)) }),
  leads: leadsOn,
})

const openLink = postedForm({
  call: 'accounts.signInByLink',
  body: authBodies.token,
  answer: signInByLink,
  fields: [],
  check: () => [],
  given: (posted) => ({ token: token(posted) }),
  leads: leadsOn,
  spent: paths.magicAuth(),
  ends: { other_browser: paths.signInEnd('elsewhere') },
})

const pair = postedForm({
  call: 'accounts.pairDevice',
  body: authBodies.token,
  answer: pairDevice,
  fields: [],
  check: () => [],
  given: (posted) => ({ token: token(posted, 'pair') }),
  leads: leadsOn,
  spent: paths.signInEnd('square'),
})

const factor = postedForm({
  call: 'accounts.giveFactor',
  body: authBodies.factor,
  answer: giveFactor,
  fields: [code],
  check: (posted) =>
    typedCode(posted).trim() === '' ? [{ field: 'code', message: codeTexts.factorMissing }] : [],
  // No recovery code is made of digits alone.
  given: (posted) => {
    const typed = typedCode(posted).trim()
    return /^[\d\s]*$/.test(typed) && codeProblem(typed) === null
      ? { code: readCode(typed) }
      : { recoveryCode: typed }
  },
  leads: leadsOn,
  // The first step is too long ago, or was never done.
  signedOut: (posted) => paths.auth('sign-in', next(posted)),
})

const newAddress = postedForm({
  call: 'accounts.changeAddress',
  body: authBodies.token,
  answer: changeAddress,
  fields: [],
  check: () => [],
  given: (posted) => ({ token: token(posted, 'address') }),
  leads: () => paths.addressEnd('moved'),
  spent: paths.addressEnd('spent'),
  words: { other_account: addressTexts.otherAccount, locked: addressTexts.locked },
  signedOut: (posted) => paths.auth('sign-in', paths.changeAddress('address', token(posted, 'address'))),
})

const oldAddress = postedForm({
  call: 'accounts.undoAddress',
  body: authBodies.token,
  answer: undoAddress,
  fields: [],
  check: () => [],
  given: (posted) => ({ token: token(posted, 'undo') }),
  leads: ({ body }) => paths.addressEnd(body.message === addressTexts.undone ? 'undone' : 'stopped'),
  spent: paths.addressEnd('spent'),
})

/** The forms of the ways in besides the password, and of a change of address, by the document that they stand in. */
export const wayForms: Readonly<Record<string, AuthForm>> = {
  '/auth link': askLink,
  '/auth code': typeCode,
  '/auth/factor give': factor,
  '/auth/verify address': newAddress,
  '/auth/verify undo': oldAddress,
  '/magic-auth link': openLink,
  '/magic-auth pair': pair,
}
