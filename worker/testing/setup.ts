import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { recording } from '#testing/environment'
import { faults, logged } from './logged.ts'

// The request log is kept for the tests that read it; a fault that no test expects fails the test.
beforeEach(() => {
  logged.length = 0
  faults.length = 0
  vi.spyOn(console, 'info').mockImplementation((line: string) => void logged.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void faults.push(line))
})
afterEach(() => {
  expect(faults, 'unexpected faults').toEqual([])
})

// A constant row, a common-table row, the rows of a parameter, the first few of a limit and the few companies do not
// grow with the members.
const harmless =
  /^SCAN (?:json_each VIRTUAL TABLE.*|come VIRTUAL TABLE.*|CONSTANT ROW|\d+ CONSTANT ROWS|\d+-ROW VALUES CLAUSE|waiting|unread|first_owners|companies)$/

// What SQLite says of a look-up in a full-text index: a MATCH, with or without a range of rows.
const fullText = /^SCAN \w+ VIRTUAL TABLE INDEX \d+:[<>=]*M\d+[<>=]*$/

const walks = (line: string) => /\bSCAN\b/.test(line) && !harmless.test(line) && !fullText.test(line)

// Whatever the tests of a file made the API ask, no plan may walk a table or sort on the side.
afterAll(async () => {
  if (!recording) return
  const bad: string[] = []
  for (const sql of recording.statements.keys()) {
    const plan = await recording.plan(sql)
    for (const line of plan) {
      if (walks(line) || /TEMP B-TREE/.test(line)) bad.push(`${line}\n  ${sql}`)
    }
  }
  expect(bad, 'query plans').toEqual([])
})
