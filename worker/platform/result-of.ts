import type { Statement } from '#database/client.ts'

/** The result of one statement of a batch, wherever it is in the batch. */
export function resultOf<One extends Statement>(
  results: readonly unknown[],
  statements: readonly Statement[],
  statement: One,
): Awaited<One> {
  return results[statements.indexOf(statement)] as Awaited<One>
}
