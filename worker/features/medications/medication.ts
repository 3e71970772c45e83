import type { DayDose, DoseRecord, Medication, MedicationInput, Stock } from '#contract/medications.ts'
import type { OwnDays } from '#domain/business-days.ts'
import { isPlanOver, type Plan, type Slot, slotAfter, stateOf } from '#domain/dose-slots.ts'
import { forecastStock } from '#domain/stock-forecast.ts'
import { addDays } from '#domain/time-zone.ts'
import { wallClockIn } from '#domain/wall-clock.ts'
import type { DoseRow } from './doses/doses.queries.ts'
import { FOREVER, type MedicationRow, type PlanRow } from './medications.queries.ts'

/** The database stores stock in hundredths of a unit. */
const HUNDREDTHS = 100

export function toHundredths(units: number): number {
  return Math.round(units * HUNDREDTHS)
}

export function toUnits(hundredths: number): number {
  return hundredths / HUNDREDTHS
}

export function currentPlanOf(plans: readonly PlanRow[], medicationId: string): PlanRow | undefined {
  return plans.find(
    (plan) => plan.medicationId === medicationId && plan.validUntil.getTime() === FOREVER.getTime(),
  )
}

export function plansOfOne(plans: readonly PlanRow[], medicationId: string): PlanRow[] {
  return plans.filter((plan) => plan.medicationId === medicationId)
}

/** The keys of the medication's decided slots. */
export function decidedKeys(doses: readonly DoseRow[], medicationId: string): Set<string> {
  return new Set(
    doses.flatMap((dose) => (dose.medicationId === medicationId && dose.slot !== null ? [dose.slot] : [])),
  )
}

/** @param doses recently decided doses, latest first */
export function toMedication(
  row: MedicationRow,
  plan: PlanRow,
  doses: readonly DoseRow[],
  ownDays: OwnDays,
  now: Date,
): Medication {
  const active = row.status === 'active'
  const decided = decidedKeys(doses, row.id)
  const last = doses.find((dose) => dose.medicationId === row.id && dose.takenAt !== null)
  return {
    id: row.id,
    name: row.name,
    dose: row.dose,
    form: row.form,
    notes: row.notes,
    status: row.status,
    statusSince: row.statusSince.toISOString(),
    over: isPlanOver(plan, now),
    reminders: row.reminders,
    ...scheduleOf(plan),
    timeZone: plan.timeZone,
    keepsClockIn: row.keepsClockIn,
    nextDueAt: (active && nextUndecided(plan, decided, now)?.dueAt.toISOString()) || null,
    lastTakenAt: last?.takenAt?.toISOString() ?? null,
    stock: stockOf(row, plan, decided, ownDays, now),
    version: row.version,
  }
}

export function scheduleOf({ kind, times, weekdays, intervalHours, minHours, startsOn, endsOn }: PlanRow) {
  return { kind, times, weekdays, intervalHours, minHours, startsOn, endsOn }
}

function nextUndecided(plan: Plan, decided: ReadonlySet<string>, now: Date): Slot | undefined {
  let slot = slotAfter(plan, now)
  while (slot && decided.has(slot.key)) slot = slotAfter(plan, slot.dueAt)
  return slot
}

function stockOf(
  row: MedicationRow,
  plan: Plan,
  decided: ReadonlySet<string>,
  ownDays: OwnDays,
  now: Date,
): Stock | null {
  if (row.stock === null) return null
  const { unitsPerDose, warnDays } = row
  const { dosesLeft, lastsUntil, low } = forecastStock(
    { stock: row.stock, unitsPerDose, warnDays },
    plan,
    decided,
    ownDays,
    now,
  )
  const active = row.status === 'active'
  return {
    units: toUnits(row.stock),
    unitsPerDose: toUnits(unitsPerDose),
    warnDays,
    dosesLeft,
    lastsUntil: active ? lastsUntil : null,
    low: active && low,
  }
}

/** The plan of the input, valid from now on. */
export function planFrom(
  input: MedicationInput,
  timeZone: string,
  { id, medicationId, ownerId, now }: { id: string; medicationId: string; ownerId: string; now: Date },
): PlanRow {
  const { kind, times, weekdays, intervalHours, minHours, startsOn, endsOn } = input
  const anchorAt = kind === 'interval' ? wallClockIn(timeZone).instantAt(startsOn, times[0] ?? '00:00') : null
  const schedule = { kind, times, weekdays, intervalHours, minHours, startsOn, endsOn, anchorAt }
  return {
    ...schedule,
    id,
    medicationId,
    ownerId,
    timeZone,
    previousTimeZone: null,
    validFrom: startOfMinute(now),
    validUntil: FOREVER,
  }
}

/** Plans begin on a full minute, so that a dose due in the current minute belongs to them. */
export function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}

export function isSameSchedule(one: PlanRow, other: PlanRow): boolean {
  const identity = (plan: PlanRow) => JSON.stringify([scheduleOf(plan), plan.timeZone, plan.anchorAt])
  return identity(one) === identity(other)
}

/** The instant of the next reminder; `null` if there is none. */
export function nextReminder(
  { status, reminders }: Pick<MedicationRow, 'status' | 'reminders'>,
  plan: Plan,
  now: Date,
): Date | null {
  return status === 'active' && reminders ? (slotAfter(plan, now)?.dueAt ?? null) : null
}

export function toDoseRecord(row: Omit<DoseRow, 'stockTaken'>): DoseRecord {
  return {
    id: row.id,
    medicationId: row.medicationId,
    slot: row.slot,
    dueAt: row.dueAt?.toISOString() ?? null,
    decision: row.decision,
    takenAt: row.takenAt?.toISOString() ?? null,
    reason: row.reason,
  }
}

/** A medication's doses in order of time: the slots with their decisions, and the doses outside the slots. */
export function dayDoses(
  row: MedicationRow,
  timeZone: string,
  slots: readonly Slot[],
  doses: readonly DoseRow[],
  now: Date,
): DayDose[] {
  const { id: medicationId, name, dose, form, stock } = row
  const unitsPerDose = stock === null ? null : toUnits(row.unitsPerDose)
  const about = { medicationId, name, dose, form, unitsPerDose, timeZone }
  const bySlot = new Map(doses.flatMap((one) => (one.slot === null ? [] : [[one.slot, one] as const])))
  const planned = new Set(slots.map(({ key }) => key))
  const ofPlan = slots.map((slot): [Date, DayDose] => {
    const decided = bySlot.get(slot.key)
    return [
      slot.dueAt,
      {
        ...about,
        slot: slot.key,
        dueAt: slot.dueAt.toISOString(),
        state: stateOf(slot, decided?.decision, now),
        record: decided ? toDoseRecord(decided) : null,
      },
    ]
  })
  const outside = doses
    .filter((one) => one.slot === null || !planned.has(one.slot))
    .map((one): [Date, DayDose] => {
      const record = toDoseRecord(one)
      return [one.at, { ...about, slot: one.slot, dueAt: record.dueAt, state: one.decision, record }]
    })
  return [...ofPlan, ...outside]
    .sort(([one], [other]) => one.getTime() - other.getTime())
    .map(([, day]) => day)
}

/** The instants at which the first day begins and the last day ends in the time zone. */
export function spanOf(timeZone: string, first: string, last: string): [Date, Date] {
  const clock = wallClockIn(timeZone)
  return [clock.instantAt(first, '00:00'), clock.instantAt(addDays(last, 1), '00:00')]
}
