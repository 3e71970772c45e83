import { expect, it } from 'vitest'
import { app } from '#worker/app.ts'
import { brokenRequests, type ContractRoute, requestsOf } from './contract.ts'
import { describeRoutes } from './openapi.ts'
import lines from './released-contract.jsonl?raw'

it('accepts every request of the released apps', () => {
  const released: ContractRoute[] = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(released.length).toBeGreaterThan(100)
  expect(brokenRequests(released, requestsOf(describeRoutes(app.routes)))).toEqual([])
})
