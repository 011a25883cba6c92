import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/router.ts'

/** Calls that may bring more than the default, by their address under both prefixes; addresses with an id keep the default. */
export const bodyLimits: ReadonlyMap<string, number> = new Map(
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, each]) => {
      const { meta, route } = each['~orpc']
      const limit = (meta as CallMeta).bodyLimit // safe because every call is built by contract/call.ts
      return limit
        ? ([
            [`/api/rpc/${feature}/${name}`, limit],
            [`/api/v1${route.path ?? ''}`, limit],
          ] as const)
        : []
    }),
  ),
)
