import { relative } from 'node:path'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'
import { print } from './problem.ts'
import { noteOutcome } from './test-outcomes.ts'

/** Prints one line per file and project, and failures in full; records failed and flaky tests by name. */
export default class FileReporter implements Reporter {
  private root = ''
  private suite: Suite | undefined
  /** Unfinished first attempts, by file and project. */
  private readonly open = new Map<string, { left: number; failed: number; ms: number }>()

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.root = rootDir
    this.suite = suite
    for (const test of suite.allTests()) {
      const file = this.fileOf(test)
      this.open.set(file, { left: (this.open.get(file)?.left ?? 0) + 1, failed: 0, ms: 0 })
    }
  }

  onTestEnd(test: TestCase, { retry, status, duration, errors }: TestResult): void {
    const failed = status !== test.expectedStatus && status !== 'skipped'
    if (failed) this.printFailure(test, retry, errors)
    const file = this.fileOf(test)
    const state = this.open.get(file)
    if (retry > 0 || !state) {
      if (!failed) print(`  ✓  ${this.nameOf(test).join(' › ')} (retry ${retry})`)
      return
    }
    state.left -= 1
    state.ms += duration
    if (failed) state.failed += 1
    if (state.left > 0) return
    print(`  ${state.failed === 0 ? '✓' : '✘'}  ${file} (${(state.ms / 1000).toFixed(1)} s)`)
  }

  onError(error: TestError): void {
    print(textOf(error))
  }

  onEnd(_result: FullResult): void {
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome === 'unexpected') noteOutcome('failed', ...this.nameOf(test))
      if (outcome === 'flaky') noteOutcome('flaky', ...this.nameOf(test))
    }
  }

  printsToStdio(): boolean {
    return true
  }

  private printFailure(test: TestCase, retry: number, errors: TestError[]): void {
    print(`\n  ✘  ${this.nameOf(test).join(' › ')}${retry > 0 ? ` (retry ${retry})` : ''}\n`)
    for (const error of errors) print(`${textOf(error).replaceAll(/^/gm, '     ')}\n`)
  }

  private fileOf({ location, parent }: TestCase): string {
    return `e2e/${relative(this.root, location.file)} [${parent.project()?.name}]`
  }

  private nameOf(test: TestCase): [string, ...string[]] {
    return [this.fileOf(test), ...test.titlePath().slice(3)]
  }
}

function textOf({ message, stack, snippet, value, location }: TestError): string {
  const place = location && `at ${location.file}:${location.line}:${location.column}`
  return [stack ?? message ?? value, snippet, place].filter(Boolean).join('\n\n')
}
