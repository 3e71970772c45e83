import { expect, it } from 'vitest'
import { consultationGroups, consultationStatuses } from '#contract/consultations.ts'
import { runBatch } from '#database/batch.ts'
import {
  awaitsOutcome,
  endOfConsultation,
  groupOf,
  isEditable,
  isOver,
  statusConflict,
} from '#domain/consultation-rules.ts'
import { after, DAY, MINUTE } from '#domain/duration.ts'
import { testDatabase } from '#testing/api.ts'
import { createConsultation, createUser } from '#testing/factories.ts'
import {
  closeConsultation,
  updateConsultation,
  updateConsultationNotes,
} from './consultation-changes.queries.ts'
import { consultationEvent } from './consultation-event.ts'
import { consultationsOf, nextToEndOf, unclosedConsultationsOf } from './consultations.queries.ts'

const now = new Date()
/** Long before, around and long after the beginning and the end of a consultation. */
const distances = [-DAY, ...[-31, -30, -29, -1, 0, 1, 30].flatMap((minutes) => around(minutes * MINUTE)), DAY]

function around(milliseconds: number) {
  return [milliseconds - 1, milliseconds, milliseconds + 1]
}

it('lists the consultations that the rules put into a group, await an outcome, or are over next', async () => {
  const db = await testDatabase()
  const { id: ownerId } = await createUser()
  const cases = []
  for (const status of consultationStatuses) {
    for (const distance of distances)
      cases.push(await createConsultation(ownerId, { status, date: after(now, distance) }))
  }
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted()
  for (const group of consultationGroups) {
    const listed = await consultationsOf(db, ownerId, now, { limit: 100 }, { group })
    expect(ids(listed), group).toEqual(ids(cases.filter((one) => groupOf(one, now) === group)))
  }
  const unclosed = await unclosedConsultationsOf(db, ownerId, now, 100)
  expect(ids(unclosed)).toEqual(ids(cases.filter((one) => awaitsOutcome(one, now))))
  const next = cases.filter((one) => one.status === 'Scheduled' && !isOver(one, now)).map(({ date }) => date)
  const [nearest] = next.toSorted((one, other) => one.getTime() - other.getTime())
  const [{ date } = { date: now }] = await nextToEndOf(db, ownerId, now)
  expect(date).toEqual(nearest)
  expect(isOver({ date }, after(endOfConsultation(date), -1))).toBe(false)
})

it.each(consultationStatuses)('changes one that is %s only as the rules allow', async (status) => {
  const db = await testDatabase()
  const { id: ownerId } = await createUser()
  const audit = { companyId: 1, at: now, actorId: ownerId, clientIp: '192.0.2.1', requestId: 'test' }
  const present = async () => {
    const row = await createConsultation(ownerId, { status })
    const facts = { ...row, timeZone: 'America/Sao_Paulo', specialty: null, doctorName: null }
    return {
      target: { id: row.id },
      audit: { ...audit, subjectId: row.id },
      event: consultationEvent('consultation_changed', facts, { userId: ownerId, companyId: 1 }, now),
      row,
    }
  }
  for (const closing of ['Cancelled', 'Completed'] as const) {
    const { target, audit: entry, event } = await present()
    const action = closing === 'Cancelled' ? 'consultation.cancelled' : 'consultation.completed'
    const { closed } = await runBatch(
      db,
      closeConsultation(db, ownerId, target, closing, { ...entry, action }, event),
    )
    expect(closed.length === 1, closing).toBe(!statusConflict(status, closing))
  }

  const one = await present()
  const kept = undefined
  const { date, type } = one.row
  const fields = { date, type, doctorName: null, specialty: null, notes: null, remindAt: now }
  const editing = updateConsultation(
    db,
    ownerId,
    one.target,
    { ...fields, placeName: kept, address: kept, phone: kept, bring: kept, examIds: kept },
    false,
    { ...one.audit, action: 'consultation.edited' },
    one.event,
  )
  const { edited } = await runBatch(db, editing)
  expect(edited.length === 1).toBe(isEditable({ status }))

  const two = await present()
  const noting = updateConsultationNotes(db, ownerId, two.target, 'Levar os exames', {
    ...two.audit,
    action: 'consultation.edited',
  })
  const { noted } = await runBatch(db, noting)
  expect(noted.length === 1).toBe(isEditable({ status }))
})
