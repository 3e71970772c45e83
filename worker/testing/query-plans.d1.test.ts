import { expect, it } from 'vitest'
import { recording } from '#testing/environment'
import { signedInClient } from './factories.ts'

/** Reads of several features at once, which every visit of a screen makes. */
const paths = ['/api/now', '/api/health-profile']

it.each(paths)('GET %s finds every row by an index', async (path) => {
  const member = await signedInClient()
  if (!recording) throw new Error('D1 alone explains its plans')
  recording.statements.clear()
  expect((await member.get(path)).status).toBe(200)
  const reads = [...recording.statements].filter(([statement]) => /^(select|with)/i.test(statement))
  expect(reads.length).toBeGreaterThan(3)
  for (const [statement, parameters] of reads) {
    const { results } = await recording.plain
      .prepare(`explain query plan ${statement}`)
      .bind(...parameters)
      .all()
    const plan: { detail: string }[] = results
    const scans = plan
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?!CONSTANT|json_each)/.test(detail))
    expect(scans, statement).toEqual([])
  }
})
