import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Where the vendors' contracts lie; without it a stand-in answers unchecked, and its tests say 'skipped'. */
export const contractsDir = process.env.CONTRACTS_DIR ?? null

export type Verdict = (value: unknown) => readonly string[]

/** A vendor's document as it lies there; null without the documents. */
export function documentOf(file: string): object | null {
  if (!contractsDir || !existsSync(join(contractsDir, file))) return null
  return unionsFor(JSON.parse(readFileSync(join(contractsDir, file), 'utf8'))) as object // safe because a document is an object
}

/** OpenAPI 3.0 writes `nullable` where JSON Schema has a union with null. */
function unionsFor(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(unionsFor)
  if (typeof node !== 'object' || node === null) return node
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, unionsFor(value)]),
  )
  if (nullable !== true) return nullable === undefined || nullable === false ? rest : { nullable, ...rest }
  return { anyOf: [rest, { type: 'null' }] }
}

/** A checker of one schema of a vendor's document; null without the documents. */
export function contractOf(file: string): ((pointer: string, coerce?: boolean) => Verdict) | null {
  const document = documentOf(file)
  if (!document) return null
  const made = new Map<boolean, Ajv2020>()
  const ajvOf = (coerce: boolean) => {
    const known = made.get(coerce)
    if (known) return known
    const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: coerce, logger: false })
    addFormats.default(ajv)
    for (const name of ['unixtime', 'unix-time', 'google-datetime', 'decimal', 'binary', 'int32', 'int64'])
      ajv.addFormat(name, true)
    ajv.addSchema(document, 'doc')
    made.set(coerce, ajv)
    return ajv
  }
  return (pointer, coerce = false) => {
    const validate = ajvOf(coerce).getSchema(`doc${pointer}`)
    if (!validate) throw new Error(`${file} holds no ${pointer}`)
    return (value) => {
      if (validate(value)) return []
      return (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message ?? ''}`.trim())
    }
  }
}
