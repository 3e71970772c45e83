import { writeFileSync } from 'node:fs'
import { brokenAnswers, brokenRequests, requestsOf, sameRoute } from '#testing/contract.ts'
import { describeAnswers } from '../support/answer-types.ts'
import { print } from '../support/problem.ts'
import { RELEASED, releasedContract } from '../support/released-contract.ts'
import { describeApi } from './openapi.ts'

/** Records what the API reads and answers as the contract of the released apps, and lists what those apps lose. */
export async function run() {
  const answers = describeAnswers()
  const present = requestsOf(await describeApi()).map((route) => ({
    ...route,
    answer: sameRoute(route, answers)?.answer,
  }))
  const released = releasedContract()
  const lines = present.map((route) => JSON.stringify(route)).sort()
  writeFileSync(RELEASED, `${lines.join('\n')}\n`)
  print(`${RELEASED}: ${lines.length} routes`)
  for (const loss of [...brokenRequests(released, present), ...brokenAnswers(released, present)])
    print(`lost: ${loss}`)
}
