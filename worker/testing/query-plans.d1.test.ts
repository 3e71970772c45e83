import { expect, it } from 'vitest'
import { recording } from '#testing/environment'
import type { Client } from './api.ts'
import { administratorClient, createUser, signedInClient } from './factories.ts'

/** Reads of several features at once, made by every visit of a screen. */
const paths = ['/api/now', '/api/health-profile']

it.each(paths)('GET %s finds every row by an index', async (path) => {
  await expectIndexed(await signedInClient(), path)
})

it('the person of a registration is found by an index, likely duplicates included', async () => {
  const admin = await administratorClient()
  await expectIndexed(admin, `/api/admin/members/${(await createUser()).id}/person`)
})

it('the names that wait for their approval are found by an index, in their order', async () => {
  await expectIndexed(await administratorClient(), '/api/admin/members/name-changes', 1)
})

it('the question that every open dashboard repeats finds every row by an index', async () => {
  await expectIndexed(await administratorClient(), '/api/admin/presence', 3)
})

it('the usual wait of a registration is read from an index', async () => {
  await expectIndexed(await signedInClient({ status: 'email_confirmed' }), '/api/company', 3)
})

async function expectIndexed(client: Client, path: string, leastReads = 4): Promise<void> {
  if (!recording) throw new Error('D1 alone explains its plans')
  recording.statements.clear()
  expect((await client.get(path)).status).toBe(200)
  const reads = [...recording.statements].filter(([statement]) => /^(select|with)/i.test(statement))
  expect(reads.length).toBeGreaterThanOrEqual(leastReads)
  for (const [statement, parameters] of reads) {
    const { results } = await recording.plain
      .prepare(`explain query plan ${statement}`)
      .bind(...parameters)
      .all()
    const plan: { detail: string }[] = results
    const scans = plan
      .map(({ detail }) => detail)
      .filter((detail) =>
        /^SCAN (?!CONSTANT|json_each|found$|plain_text$|member_search VIRTUAL TABLE INDEX \d+:M\d+$)/.test(
          detail,
        ),
      )
    expect(scans, statement).toEqual([])
  }
}
