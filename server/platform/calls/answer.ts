import type { AnySchema, InferSchemaInput } from '@orpc/contract'
import { RawJson } from '#server/platform/http/rawJson.ts'

/**
 * Holds an answer against the contract before the commit, so that a wrong one leaves nothing behind. Fields the contract
 * does not name are dropped. JSON that PostgreSQL wrote passes as it is (docs/decisions): the tests hold it instead.
 */
export function checkedAnswer<Out extends AnySchema>(call: { '~orpc': { outputSchema?: Out | undefined } }) {
  const schema = call['~orpc'].outputSchema
  return async (answer: InferSchemaInput<Out>): Promise<InferSchemaInput<Out>> => {
    if (!schema || isRaw(answer)) return answer
    const result = await schema['~standard'].validate(answer)
    if (result.issues)
      throw new Error(`an answer does not keep its contract: ${JSON.stringify(result.issues).slice(0, 500)}`)
    return result.value as InferSchemaInput<Out> // safe because the contract's outputs are JSON: what goes in comes out
  }
}

const isRaw = (answer: unknown): boolean => answer instanceof RawJson
