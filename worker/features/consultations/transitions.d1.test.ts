import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ConsultationStatus } from '#contract/consultations.ts'
import { isEditable, statusConflict } from '#domain/consultation-rules.ts'
import { DAY } from '#domain/duration.ts'
import type { Client } from '#testing/api.ts'
import { signedInClient } from '#testing/factories.ts'

/** The expected statuses by id. */
type Model = Map<string, ConsultationStatus>

const consultation = (days: number) => ({
  date: new Date(Date.now() + days * DAY).toISOString(),
  type: 'Video' as const,
})

const pick = (model: Model, index: number) => {
  const [id = '', status = 'Cancelled' as const] = [...model][index % model.size] ?? []
  return { id, status }
}

class Schedule implements fc.AsyncCommand<Model, Client> {
  readonly days: number
  constructor(days: number) {
    this.days = days
  }
  check = () => true
  async run(model: Model, member: Client) {
    const { status, body } = await member.post('/api/consultations', consultation(this.days))
    expect(status).toBe(201)
    model.set(body.id, 'Scheduled')
  }
  toString = () => `schedule(${this.days})`
}

/** A command about one of the consultations there are. */
abstract class OfOne implements fc.AsyncCommand<Model, Client> {
  readonly index: number
  readonly status: ConsultationStatus
  constructor(index: number, status: ConsultationStatus = 'Scheduled') {
    this.index = index
    this.status = status
  }
  check = (model: Readonly<Model>) => model.size > 0
  abstract run(model: Model, member: Client): Promise<void>
  toString = () => `${this.constructor.name}(${this.index}, ${this.status})`
}

class Change extends OfOne {
  async run(model: Model, member: Client) {
    const { id, status } = pick(model, this.index)
    const legal = !statusConflict(status, this.status)
    const answer = await member.patch(`/api/consultations/${id}`, { status: this.status })
    expect(answer.status).toBe(legal ? 200 : 409)
    if (legal) model.set(id, this.status)
  }
}

class Edit extends OfOne {
  async run(model: Model, member: Client) {
    const { id, status } = pick(model, this.index)
    const answer = await member.patch(`/api/consultations/${id}`, { ...consultation(3), status: this.status })
    expect(answer.status).toBe(isEditable({ status }) ? 200 : 409)
    if (isEditable({ status })) expect(answer.body).toMatchObject({ id, status })
  }
}

class Remove extends OfOne {
  async run(model: Model, member: Client) {
    const { id } = pick(model, this.index)
    expect((await member.delete(`/api/consultations/${id}`)).status).toBe(204)
    model.delete(id)
  }
}

it('any sequence of requests leaves the consultations in the state that the state machine predicts', async () => {
  const status = fc.constantFrom<ConsultationStatus>('Scheduled', 'Completed', 'Cancelled')
  const commands = fc.commands(
    [
      fc.integer({ min: 0, max: 30 }).map((days) => new Schedule(days)),
      fc.tuple(fc.nat(20), status).map(([index, to]) => new Change(index, to)),
      fc.tuple(fc.nat(20), status).map(([index, to]) => new Edit(index, to)),
      fc.nat(20).map((index) => new Remove(index)),
    ],
    { maxCommands: 25 },
  )
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const member = await signedInClient()
      const model: Model = new Map()
      await fc.asyncModelRun(() => ({ model, real: member }), sequence)
      const list: { id: string; status: ConsultationStatus }[] = (await member.get('/api/consultations')).body
      expect(new Map(list.map(({ id, status: now }) => [id, now]))).toEqual(model)
    }),
    { numRuns: 12 },
  )
})
