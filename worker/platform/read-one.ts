import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { NotFound } from './errors.ts'
import type { Work } from './work.ts'

/** The only row of the query, in a round trip of its own. Throws `NotFound` if there is none. */
export async function readOne<Row>(
  { read }: Pick<Work, 'read'>,
  query: RunnableQuery<Row[], 'sqlite'>,
): Promise<Row> {
  const [[row]] = await read([query])
  if (!row) throw new NotFound()
  return row
}
