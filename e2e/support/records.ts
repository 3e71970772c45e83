import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { currentTime } from './clock.ts'
import { DAY_MS } from './dates.ts'
import { instance } from './instance.ts'

/**
 * Creates a record of the signed-in member through the API.
 * @param timeZone the zone whose days the server compares; its default is that of São Paulo
 */
export async function create(
  context: BrowserContext,
  path: string,
  data: object,
  timeZone?: string,
): Promise<{ id: string }> {
  const answer = await context.request.post(instance.memberUrl + path, {
    data,
    headers: {
      Origin: instance.memberUrl,
      'Idempotency-Key': randomUUID(),
      ...(timeZone && { 'X-Time-Zone': timeZone }),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

export async function completeConsultation(context: BrowserContext, id: string): Promise<void> {
  const answer = await context.request.patch(`${instance.memberUrl}/api/consultations/${id}`, {
    data: { status: 'Completed' },
    headers: { Origin: instance.memberUrl },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Adds a medication with a stock, taken every day at that time. Returns its id. */
export async function addMedication(context: BrowserContext, name: string, time: string): Promise<string> {
  const { id } = await create(context, '/api/medications', {
    name,
    dose: '50 mg',
    form: 'tablet',
    kind: 'daily',
    times: [time],
    startsOn: new Date(currentTime() - 2 * DAY_MS).toISOString().slice(0, 10),
    timeZone: 'America/Sao_Paulo',
  })
  const stock = await context.request.put(`${instance.memberUrl}/api/medications/${id}/stock`, {
    data: { units: 90, unitsPerDose: 1, warnDays: 3 },
    headers: { Origin: instance.memberUrl },
  })
  expect(stock.status()).toBe(204)
  return id
}
