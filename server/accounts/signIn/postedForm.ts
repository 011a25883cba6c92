import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { emailMax } from '#domain/accounts/limits.ts'
import { safeNext } from '#domain/accounts/rules/next.ts'
import { emailProblem } from '#domain/accounts/rules/signInForm.ts'
import type { Problem } from '#domain/decision.ts'
import type { App } from '#server/platform/app.ts'
import type { Config } from '#server/platform/config.ts'
import type { Answered, EndpointRefusal, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { askEndpoint } from '#server/platform/http/endpoint.ts'
import type { Auth } from '../auth/buildAuth.ts'
import type { AuthField } from './fillAuthForm.ts'

/** A form as the browser posted it by itself: its fields as typed, and the query of its address. */
export type Posted = { readonly typed: Readonly<Record<string, string>>; readonly query: URLSearchParams }

/** How a form of the sign-in pages is answered without the program (0078). */
export type AuthForm = {
  readonly fields: readonly AuthField[]
  /** What is wrong before anybody is asked. */
  check(posted: Posted, config: Config): Promise<readonly Problem[]> | readonly Problem[]
  /** The endpoint that the program asks too. */
  ask(
    app: App,
    auth: Auth,
    request: FastifyRequest,
    reply: FastifyReply,
    posted: Posted,
  ): Promise<{ answered: Answered; refused?: never } | { refused: EndpointRefusal; answered?: never }>
  /** Where it leads once it is done. */
  leads(answered: Answered, posted: Posted, config: Config): string
  /** Where a link leads that no longer works. */
  readonly spent?: string
  /** Where a refusal for one of these reasons leads. */
  readonly ends?: Readonly<Record<string, string>>
  /** The words of the page for a refusal for one of these reasons. */
  readonly words?: Readonly<Record<string, string>>
  /** Where whoever has no sign-in goes first. */
  signedOut?(posted: Posted): string
}

/** What makes one: the endpoint, and what it is given of the form. */
export type Parts<Body> = Omit<AuthForm, 'ask'> & {
  call: string
  body: z.ZodType<Body>
  answer(auth: Auth, asked: EndpointRequest<Body>): Promise<Answered>
  given(posted: Posted): object
}

/** A form of one endpoint. */
export const postedForm = <Body>({ call, body, answer, given, ...rest }: Parts<Body>): AuthForm => ({
  ...rest,
  ask: (app, auth, request, reply, posted) =>
    askEndpoint(app, { call, body, answer: (asked) => answer(auth, asked) }, request, reply, given(posted)),
})

/** The field for an address. */
export const email: AuthField = { name: 'email', most: emailMax }
/** A field of which nothing is ever written back. */
export const secret = (name: string): AuthField => ({ name, most: 0 })
/** What was typed into a field. */
export const of = (typed: Posted['typed'], name: string): string => typed[name] ?? ''
/** Where they were going, as the address says it. */
export const next = ({ query }: Posted): string | undefined => query.get('next') ?? undefined
/** The secret of the link that was opened. */
export const token = ({ query }: Posted, name = 'token'): string => query.get(name) ?? ''

/** What is wrong with the address of a form, at its field. */
export function problemsOfEmail(text: string): readonly Problem[] {
  const message = emailProblem(text)
  return message === null ? [] : [{ field: 'email', message }]
}

/** Where a first step leads: on, or to the second factor that it waits for (T-200, T-201). */
export const leadsOn: AuthForm['leads'] = ({ body }, posted, config) => {
  const to = safeNext(next(posted), config.publicUrl.origin, paths.go('home'))
  return Array.isArray(body.factors) ? paths.factor(to, body.factors.join(' ')) : to
}
