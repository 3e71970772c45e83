import type { Database, Statement } from './client.ts'

/**
 * Statements of one round trip and one transaction. The answer has their names, and they run in their order. A
 * batch within a batch has a name too: if it were spread, of two statements with the same name one would be lost.
 * Only a single statement may go without a name. Queries that change something return the statements for one batch.
 */
export type Batch = NamedBatch | readonly [Statement]

interface NamedBatch {
  readonly [name: string]: Part
  /** No numbers: objects list such keys first, whatever order they were written in. */
  readonly [index: number]: never
}

/** A list has a length that varies, such as one statement or none. */
type Part = Statement | NamedBatch | readonly Part[]

/**
 * The rows of each statement, under its name. The compiler cannot tell that this also holds for a generic batch
 * within another one, so it is cast there.
 */
export type Answer<B> = { -readonly [K in keyof B]: Rows<B[K]> }
type Rows<P> = P extends Statement ? P['_']['result'] : Answer<P>

function isStatement(part: Part): part is Statement {
  return '_prepare' in part
}

function statementsOf(part: Part): Statement[] {
  return isStatement(part) ? [part] : Object.values<Part>(part).flatMap(statementsOf)
}

/** Takes the results of the part's statements. */
function takeAnswer(part: Part, results: Iterator<unknown>): unknown {
  if (isStatement(part)) return results.next().value
  if (Array.isArray(part)) return part.map((one) => takeAnswer(one, results))
  return Object.fromEntries(Object.entries<Part>(part).map(([name, one]) => [name, takeAnswer(one, results)]))
}

/** A statement that may be missing, as a list of one or none. */
export function listed<S extends Statement>(statement: S | undefined): S[] {
  return statement ? [statement] : []
}

export async function runBatch<const B extends Batch>(db: Database, batch: B): Promise<Answer<B>> {
  const [first, ...rest] = statementsOf(batch)
  const results: unknown[] = first ? await db.batch([first, ...rest]) : []
  return takeAnswer(batch, results.values()) as Answer<B>
}
