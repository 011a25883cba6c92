import fc from 'fast-check'

/** The part of JSON Schema that the contract uses. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

// Longer texts cost time and find nothing that the boundary mutations do not.
const LONGEST = 80

/** Inputs that the schema takes, or nearly; `ids` are rows that exist. */
export function fromSchema(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fromSchema(each, ids)))
  switch (schema.type) {
    case 'object': {
      const required = new Set(schema.required)
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, field]) => [name, fromSchema(field, ids)] as const,
      )
      return fc.record(Object.fromEntries(fields), {
        requiredKeys: fields.map(([name]) => name).filter((name) => required.has(name)),
      })
    }
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, ids), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
    case 'string':
      return text(schema, ids)
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1_000),
        max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
      })
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.json().map((each) => JSON.parse(each) as unknown)
  }
}

function text(
  { format, pattern, minLength = 0, maxLength = LONGEST }: Schema,
  ids: readonly string[],
): fc.Arbitrary<string> {
  const upTo = Math.max(minLength, Math.min(maxLength, LONGEST))
  if (format === 'uuid')
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: fc.uuid({ version: 4 }) },
    )
  if (format === 'date-time') return instants.map((date) => date.toISOString())
  if (format === 'date') return instants.map((date) => date.toISOString().slice(0, 10))
  if (format === 'email') return fc.constantFrom('ines@guests.example', 'a.b+c@guests.example')
  if (pattern) return fc.stringMatching(/^[\w-]{20,100}$/)
  return fc.oneof(
    fc.string({ minLength, maxLength: upTo, unit: 'grapheme' }),
    fc
      .constantFrom('Europe/Berlin', 'en', 'https://meet.example/room', '1.0', 'Raise the price')
      .map((each) => each.slice(0, upTo)),
  )
}

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })

/** Paths of fields that hold text anybody may choose, and paths of all fields. */
export function fieldsOf(
  schema: Schema,
  path: readonly string[] = [],
): { path: readonly string[]; isText: boolean; schema: Schema }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = [...path, name]
    const isText = field.type === 'string' && !field.format && !field.enum && !field.pattern
    return [{ path: here, isText, schema: field }, ...fieldsOf(field, here)]
  })
}
