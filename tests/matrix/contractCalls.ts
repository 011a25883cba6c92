import type { AnySchema } from 'ajv/dist/2020.js'
import { z } from 'zod'
import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/router.ts'

/** One call of the contract, flat. Schemas are JSON Schema 2020-12; null where there is no input. */
export type Call = {
  id: string
  feature: string
  name: string
  meta: CallMeta
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: string
  summary: string
  errorStatuses: readonly number[]
  input: AnySchema | null
  output: AnySchema
  /** Whether the contract's own schema takes an input. */
  takes(input: unknown): boolean
}

/** Every call there is, in the contract's order. */
export const contractCalls: readonly Call[] = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, each]): Call => {
    const { meta, route, inputSchema, outputSchema, errorMap } = each['~orpc']
    const input = inputSchema as z.ZodType | undefined // safe because the contract speaks zod alone
    return {
      id: `${feature}.${name}`,
      feature,
      name,
      meta: meta as CallMeta, // safe because every call is built by contract/call.ts
      method: (route.method ?? 'POST') as Call['method'], // safe because call() takes no other
      path: route.path ?? '',
      summary: route.summary ?? '',
      errorStatuses: Object.values(errorMap).map((error) => (error as { status: number }).status), // safe because callErrors names each
      input: input ? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as AnySchema) : null,
      output: z.toJSONSchema(outputSchema as z.ZodType, {
        io: 'output',
        unrepresentable: 'any',
      }) as AnySchema, // safe because every call has one
      takes: (given) => (input ? input.safeParse(given).success : given === undefined),
    }
  }),
)
