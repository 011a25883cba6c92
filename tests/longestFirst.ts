import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** What takes longest, in this order. */
const long: readonly string[] = [
  'tests/fuzz/contract.test.ts',
  'tests/deep/longRecordings.test.ts',
  'tests/deep/guardMutation.test.ts',
  'tests/deep/startAfterKill.test.ts',
  'tests/deep/jobsKill.test.ts',
  'tests/fuzz/routes.test.ts',
  'tests/deep/postgres15.test.ts',
  'tests/fuzz/staffCalls.test.ts',
  'tests/deep/policyMutation.test.ts',
  'tests/matrix/permissions.test.ts',
  'tests/deep/calendlyHistories.test.ts',
  'tests/deep/largeUpload.test.ts',
  'tests/deep/draftKill.test.ts',
  'tests/matrix/signInStates.test.ts',
]

/**
 * The order of a run on a fresh clone, which knows no times yet: by its own rule Vitest begins with the largest files, and would leave
 * a small file of many cases to run alone at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((file) => moduleId.endsWith(`/${file}`))
      return place === -1 ? long.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
