import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Access, CallMeta } from '#contract/call.ts'
import { contract } from '#contract/router.ts'
import type { App } from '#server/platform/app.ts'
import type { Config } from '#server/platform/config.ts'
import { cookieName } from '#server/platform/signInCookie.ts'

/** The OpenAPI description of every call, made from the contract alone. */
export async function describe(app: Pick<App, 'config'>) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const description = await generator.generate(contract, {
    info: { title: `${app.config.brandName} API`, version: '1' },
    servers: [{ url: new URL('/api/v1', app.config.publicUrl).href }],
  })
  return nameSecurity(description, app.config)
}

type Operation = { security?: Record<string, string[]>[] }
type Description = {
  paths?: Record<string, object | undefined> | undefined
  components?: object | undefined
}

// A visitor may make the first kind, and is known where they come with a sign-in.
const securityOf: Record<Access, Record<string, string[]>[]> = {
  anyone: [{}, { signIn: [] }],
  member: [{ signIn: [] }],
  staff: [{ staffSignIn: [] }],
  admin: [{ adminSignIn: [] }],
}

/** Names for every call of the description who may make it, as the call itself says: one cookie, of three kinds of people. */
function nameSecurity<D extends Description>(description: D, config: Pick<Config, 'publicUrl'>): D {
  const cookie = (whose: string) => ({
    type: 'apiKey',
    in: 'cookie',
    name: cookieName(config),
    description: `The cookie of ${whose}. A call that writes must also come from this site's own origin.`,
  })
  for (const calls of Object.values(contract)) {
    for (const each of Object.values(calls)) {
      const { meta, route } = each['~orpc']
      const path = description.paths?.[route.path ?? ''] as Record<string, Operation> | undefined // safe because the generator writes operations below methods
      const operation = path?.[(route.method ?? '').toLowerCase()]
      if (!operation) throw new Error(`the description lacks ${route.method} ${route.path}`)
      operation.security = securityOf[(meta as CallMeta).access] // safe because every call is built by contract/call.ts
    }
  }
  const securitySchemes = {
    signIn: cookie('a confirmed sign-in'),
    staffSignIn: cookie('a staff sign-in'),
    adminSignIn: cookie("an admin's sign-in"),
  }
  return { ...description, components: { ...description.components, securitySchemes } }
}
