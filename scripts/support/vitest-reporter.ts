import type { Reporter, TestCase } from 'vitest/node'
import { noteOutcome } from './test-outcomes.ts'

/** Records failed and flaky tests by name. */
export default class OutcomeReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = `${test.module.relativeModuleId} [${test.project.name}]`
    if (test.result().state === 'failed') noteOutcome('failed', file, test.fullName)
    else if (test.diagnostic()?.flaky) noteOutcome('flaky', file, test.fullName)
  }
}
