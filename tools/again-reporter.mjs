import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './setup.mjs'

/** Writes down which tests passed on their second try only, for the run to say at its end (`AGAIN_FILE`). */
// biome-ignore lint/style/noDefaultExport: safe because Vitest loads a reporter by its path
export default class AgainReporter {
  #names = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      this.#names.push(`${relative(root, test.module.moduleId)}: ${test.fullName}`)
  }

  onTestRunEnd() {
    if (process.env.AGAIN_FILE) writeFileSync(process.env.AGAIN_FILE, JSON.stringify(this.#names))
  }
}
