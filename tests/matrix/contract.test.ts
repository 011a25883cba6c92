import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { callErrors } from '#contract/errors.ts'
import { dashboardTabs, paths } from '#contract/paths.ts'
import { allRights } from '#domain/billing/rules/rights.ts'
import { readConfig } from '#server/platform/config.ts'
import { describe as describeApi } from '#server/platform/http/description/describe.ts'
import { contractCalls } from './contractCalls.ts'
import { rowOf } from './expected.ts'

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  format?: string
  pattern?: string
  type?: string
}

describe('every call of the contract', () => {
  it.each(contractCalls)('$id says who may make it, at which rate, and whose rows it reaches', (call) => {
    const { access, bucket, scope, right, bodyLimit } = call.meta
    expect(['anyone', 'member', 'staff', 'admin']).toContain(access)
    expect(['read', 'write', 'open', 'form', 'sensitive', 'codes']).toContain(bucket)
    expect(['none', 'own', 'assigned', 'all']).toContain(scope)
    if (right) expect(allRights).toContain(right)
    if (bodyLimit) expect(bodyLimit).toBeLessThanOrEqual(4_000_000)
    expect(call.summary.trim().length).toBeGreaterThan(5)
  })

  it('has an address of its own', () => {
    const addresses = contractCalls.map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it('changes nothing by GET, and reads by nothing else', () => {
    expect(
      contractCalls
        .filter((call) => (call.method === 'GET') !== (call.meta.bucket === 'read'))
        .map((call) => call.id),
    ).toEqual([])
  })

  it('takes its path’s fields as input, and no field it does not name', () => {
    for (const call of contractCalls) {
      const input = (call.input ?? { properties: {} }) as Schema & { additionalProperties?: boolean } // safe because z.toJSONSchema writes objects
      for (const [, field = ''] of call.path.matchAll(/\{(\w+)\}/g))
        expect(Object.keys(input.properties ?? {}), call.id).toContain(field)
      if (call.input) expect(input.additionalProperties, `${call.id} takes unknown fields`).toBe(false)
    }
  })

  it('names every id field of its input in refs, or the matrix says why it refers to no row', () => {
    for (const call of contractCalls) {
      const { notRefs = [], refs = {} } = rowOf(call) ?? {}
      const known = [...(call.meta.refs ?? []), ...notRefs, ...Object.keys(refs)]
      const unnamed = idFields(call.input as Schema | null).filter((field) => !known.includes(field)) // safe because z.toJSONSchema writes this
      expect(unnamed, call.id).toEqual([])
      const extra = (call.meta.refs ?? []).slice(1).filter((field) => !(field in refs))
      expect(extra, `${call.id}: refs without a foreign-id case in expected.ts`).toEqual([])
    }
  })
})

/** Names of fields that hold a uuid, at any depth. */
function idFields(schema: Schema | null): string[] {
  if (!schema) return []
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(idFields)
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const isId = [field, ...(field.anyOf ?? [])].some((each) => each.format === 'uuid')
    return isId ? [name] : idFields(field)
  })
  return [...new Set([...own, ...inside])]
}

describe('openapi.json', async () => {
  const document = JSON.parse(JSON.stringify(await describeApi({ config: readConfig({}) }))) as {
    openapi: string
    info: { title: string; version: string }
    servers: { url: string }[]
    paths: Record<string, Record<string, Operation>>
  } // safe because its shape is what the tests below hold
  type Operation = {
    operationId: string
    summary: string
    tags: string[]
    parameters?: { name: string; in: string; required?: boolean; schema: object }[]
    requestBody?: { content: Record<string, { schema: object }> }
    responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
  }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  it('is OpenAPI 3.1 and describes every call once', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info.title).not.toBe('')
    expect(document.info.version).not.toBe('')
    expect(document.servers).toHaveLength(1)
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()
    expect(described).toEqual(contractCalls.map((call) => `${call.method} ${call.path}`).sort())
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(operations)(
    '$method $path has its parameters, its answers and schemas that compile',
    ({ path, operation }) => {
      const ajv = addFormats.default(new Ajv2020({ strict: false }))
      expect(operation.summary).toBeTruthy()
      expect(operation.tags.length).toBeGreaterThan(0)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const described = (operation.parameters ?? []).filter((each) => each.in === 'path')
      expect(described.map((each) => each.name).sort()).toEqual(inPath.sort())
      for (const each of described) expect(each.required).toBe(true)
      expect(Object.keys(operation.responses)).toContain('200')
      const contents = [
        operation.requestBody?.content,
        ...Object.values(operation.responses).map((response) => response.content),
      ]
      const schemas = [
        ...(operation.parameters ?? []).map((each) => each.schema),
        ...contents.flatMap((content) => Object.values(content ?? {}).map((each) => each.schema)),
      ]
      for (const schema of schemas) expect(() => ajv.compile(schema)).not.toThrow()
      for (const { status } of Object.values(callErrors))
        expect(Object.keys(operation.responses)).toContain(String(status))
    },
  )
})

describe('the addresses of the product', () => {
  it('are these, and none moves without being seen', () => {
    const id = '0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01'
    const made = Object.fromEntries(
      Object.entries(paths).map(([name, make]) => [
        name,
        (make as (...values: string[]) => string)(...(make.length > 0 ? [id] : [])),
      ]), // safe because an address takes one text or none
    )
    expect({ ...made, dashboardTabs }).toMatchInlineSnapshot(`
      {
        "addressEnd": "/auth/verify?done=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "admin": "/admin?show=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "app": "/app",
        "appBoard": "/app/julboard",
        "appHome": "/app/home?view=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "appSession": "/app/sessions/0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "appSessions": "/app/sessions",
        "appSettings": "/app/settings?tab=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "audioUploader": "/audio-uploader?session=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "auth": "/auth?mode=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "boardCard": "/dashboard?tab=julboard&card=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "bookingLink": "/book?token=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "calendly": "/stripe-calendly-validation",
        "card": "/app/julboard/card/0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "changeAddress": "/auth/verify",
        "consent": "/consent?token=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "contact": "/contact?topic=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "contactSent": "/contact/sent",
        "dashboard": "/dashboard?tab=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "dashboardTabs": [
          "home",
          "julboard",
          "sessions",
          "platform",
          "settings",
        ],
        "devMail": "/dev/mail",
        "factor": "/auth/factor?next=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "go": "/go/0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "goBoardOfLesson": "/go/board?from=lesson",
        "home": "/",
        "magicAuth": "/magic-auth?token=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "page": "0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "pairDevice": "/magic-auth?pair=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "resetPassword": "/auth/reset?token=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "search": "/search?q=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "setUp": "/auth/setup?token=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "signInEnd": "/magic-auth?show=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "verifyEmail": "/auth/verify?token=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "vip": "/vip",
        "vipBooking": "/vip/sessions?show=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "vipIssue": "/vip/yelmail/0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "vipMember": "/vip/members/0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "vipMembers": "/vip/members",
        "vipRecordings": "/vip/recordings",
        "vipRequests": "/vip/requests?request=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "vipReview": "/vip/sessions/0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01/review",
        "vipServices": "/vip/services",
        "vipSession": "/vip/sessions/0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "vipSessions": "/vip/sessions?schedule=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
        "vipYelmail": "/vip/yelmail?show=0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01",
      }
    `)
  })
})
