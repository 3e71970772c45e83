import { existsSync, readFileSync } from 'node:fs'
import type { ContractRoute } from '#testing/contract.ts'

export const RELEASED = 'worker/testing/released-contract.jsonl'

/** The contract that the last release recorded, or nothing before the first. */
export function releasedContract(): ContractRoute[] {
  if (!existsSync(RELEASED)) return []
  return readFileSync(RELEASED, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
