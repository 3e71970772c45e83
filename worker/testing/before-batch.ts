import type { Bindings } from '#platform/bindings.ts'
import { testEnvironment } from './api.ts'

/** Bindings whose D1 runs `happen` before its nth batch, to simulate a concurrent change. */
export async function beforeBatch(nth: number, happen: () => Promise<unknown>): Promise<Partial<Bindings>> {
  const { DB: real } = await testEnvironment()
  if (!real) return {}
  let batches = 0
  const DB = {
    prepare: (sql: string) => real.prepare(sql),
    batch: async (list: D1PreparedStatement[]) => {
      batches += 1
      if (batches === nth) await happen()
      return real.batch(list)
    },
  } as unknown as D1Database
  return { DB }
}
