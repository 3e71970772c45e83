import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { recording } from '#testing/environment'
import { resetEnvironment, settleTasks } from './api.ts'
import { faults, logged } from './logged.ts'

beforeAll(resetEnvironment)
afterAll(settleTasks)

// Clears the request log for each test. A fault that no test expects fails the test.
beforeEach(() => {
  logged.length = 0
  faults.length = 0
  vi.spyOn(console, 'info').mockImplementation((line: string) => void logged.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void faults.push(line))
})
afterEach(() => {
  expect(faults, 'unexpected faults').toEqual([])
})

// Plan lines whose number of rows does not grow with the members: a constant row, a common table expression,
// the rows of a parameter, the first rows up to a limit (also of a rank), the few companies, and one text in
// steps.
const harmless =
  /^SCAN (?:json_each VIRTUAL TABLE.*|come VIRTUAL TABLE.*|CONSTANT ROW|\d+ CONSTANT ROWS|\d+-ROW VALUES CLAUSE|waiting|unread|first_owners|first_mails|failed_mails|found|of_rank|companies|plain_text)$/

// How SQLite describes a look-up in a full-text index: a MATCH, with or without a range of rows.
const fullText = /^SCAN \w+ VIRTUAL TABLE INDEX \d+:[<>=]*M\d+[<>=]*$/

const walks = (line: string) => /\bSCAN\b/.test(line) && !harmless.test(line) && !fullText.test(line)

// No query issued by the tests of a file may scan a table or sort without an index.
afterAll(async () => {
  if (!recording) return
  // A deployment has no statistics for its query plans until its first night.
  const { results } = await recording.plain
    .prepare(`SELECT 1 FROM sqlite_master WHERE name = 'sqlite_stat1'`)
    .all()
  if (results.length > 0)
    await recording.plain.batch(
      ['DELETE FROM sqlite_stat1', 'ANALYZE sqlite_schema'].map((sql) => recording.plain.prepare(sql)),
    )
  const bad: string[] = []
  for (const sql of recording.statements.keys()) {
    const plan = await recording.plan(sql)
    for (const line of plan) {
      if (walks(line) || /TEMP B-TREE/.test(line)) bad.push(`${line}\n  ${sql}`)
    }
  }
  expect(bad, 'query plans').toEqual([])
})
