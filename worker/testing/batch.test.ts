import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Batch, runBatch } from '#database/batch.ts'
import { companies } from '#database/schema/company.ts'
import { testDatabase } from './api.ts'

const db = await testDatabase()
const say = (word: string) =>
  db
    .select({ word: sql<string>`${word}`.as('word') })
    .from(companies)
    .limit(1)

it('answers with the rows of each statement under its name', async () => {
  const answer = await runBatch(db, {
    first: say('a'),
    none: [],
    group: { inner: say('b'), list: [say('c'), say('d')] },
    groups: [{ one: say('e') }, { one: say('f') }],
    last: say('g'),
  })
  const rows = (word: string) => [{ word }]
  expect(answer).toEqual({
    first: rows('a'),
    none: [],
    group: { inner: rows('b'), list: [rows('c'), rows('d')] },
    groups: [{ one: rows('e') }, { one: rows('f') }],
    last: rows('g'),
  })
  expect(Object.keys(answer)).toEqual(['first', 'none', 'group', 'groups', 'last'])
})

it('answers an empty batch without a call', async () => {
  expect(await runBatch(db, {})).toEqual({})
})

it('takes no two statements without names, and no names that an object would sort', () => {
  const [a, b] = [say('a'), say('b')] as const
  // @ts-expect-error
  const unnamed: Batch = [a, b]
  // @ts-expect-error
  const sorted: Batch = { b, 1: a }
  expect([unnamed, sorted]).toHaveLength(2)
})
