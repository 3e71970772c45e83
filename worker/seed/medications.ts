import type { ScheduleKind } from '#contract/medications.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import type { medicationDoses, medicationPlans, medications } from '#database/schema/medications.ts'
import { type Plan, slotAfter, slotsOf } from '#domain/dose-slots.ts'
import { after, DAY, HOUR, MINUTE } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import { wallClockIn } from '#domain/wall-clock.ts'
import { chance } from './chance.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

type MedicationRow = typeof medications.$inferInsert
type PlanRow = typeof medicationPlans.$inferInsert
type DoseRow = typeof medicationDoses.$inferInsert

const TIME_ZONE = PROVIDER_TIME_ZONE
const FOREVER = new Date(Date.UTC(9999, 11, 31))

interface Prescription {
  key: string
  name: string
  dose: string
  form: MedicationRow['form']
  notes?: string
  kind: ScheduleKind
  times?: string[]
  weekdays?: number[]
  intervalHours?: number
  minHours?: number
  /** First and last day, in days from today. */
  from: number
  until?: number
  pausedFor?: number
  reminders: boolean
  /** Share of the slots at which a dose is taken. */
  adherence: number
  /** In units. */
  stock?: number
  unitsPerDose?: number
}

const prescriptions: Prescription[] = [
  {
    key: 'losartana',
    name: 'Losartana potássica',
    dose: '50 mg',
    form: 'tablet',
    notes: 'Pela manhã, com água. Receita da Dra. Ana Souza.',
    kind: 'daily',
    times: ['08:00'],
    from: -152,
    reminders: true,
    adherence: 0.95,
    stock: 3,
  },
  {
    key: 'atorvastatina',
    name: 'Atorvastatina',
    dose: '20 mg',
    form: 'tablet',
    kind: 'daily',
    times: ['22:00'],
    from: -58,
    reminders: false,
    adherence: 0.88,
    stock: 41,
  },
  {
    key: 'vitamina-d',
    name: 'Vitamina D',
    dose: '7.000 UI',
    form: 'capsule',
    notes: 'No almoço de domingo.',
    kind: 'weekdays',
    times: ['12:30'],
    weekdays: [0],
    from: -140,
    reminders: false,
    adherence: 0.9,
  },
  {
    key: 'dipirona',
    name: 'Dipirona',
    dose: '500 mg',
    form: 'tablet',
    notes: 'Para dor de cabeça ou febre.',
    kind: 'as_needed',
    minHours: 6,
    from: -150,
    reminders: false,
    adherence: 1,
    stock: 14,
  },
  {
    key: 'amoxicilina',
    name: 'Amoxicilina',
    dose: '500 mg',
    form: 'capsule',
    notes: 'Sete dias, para a sinusite.',
    kind: 'interval',
    times: ['06:00'],
    intervalHours: 8,
    from: -47,
    until: -41,
    reminders: false,
    adherence: 0.97,
  },
  {
    key: 'loratadina',
    name: 'Loratadina',
    dose: '10 mg',
    form: 'tablet',
    notes: 'Só na época da rinite.',
    kind: 'daily',
    times: ['21:00'],
    from: -90,
    pausedFor: 34,
    reminders: false,
    adherence: 0.85,
  },
]

/** As-needed doses: days before today and time of day. */
const dosesAsNeeded: [number, string][] = [
  [131, '16:20'],
  [97, '19:05'],
  [74, '10:40'],
  [46, '21:15'],
  [45, '07:30'],
  [23, '18:10'],
  [9, '15:45'],
]

const reasons = ['Enjoo.', 'Viagem, esqueci em casa.', 'Orientação da médica.', null]

interface DemoMedications {
  medications: MedicationRow[]
  plans: PlanRow[]
  doses: DoseRow[]
}

/** Five months of medications, mostly taken, some skipped, some missed. */
export function demoMedications(now: Date): DemoMedications {
  const all: DemoMedications = { medications: [], plans: [], doses: [] }
  for (const prescription of prescriptions) {
    const plans = plansOf(prescription, now)
    all.medications.push(medicationOf(prescription, plans, now))
    all.plans.push(...plans)
    all.doses.push(...plans.flatMap((plan) => dosesOf(prescription, plan, now)))
    if (prescription.kind === 'as_needed') all.doses.push(...asNeeded(prescription, now))
  }
  return all
}

function dayFromToday(now: Date, days: number): string {
  return dayIn(TIME_ZONE, after(now, days * DAY))
}

function plansOf(prescription: Prescription, now: Date): (PlanRow & Plan)[] {
  const { key, kind, times = [], weekdays = [], from, until, pausedFor } = prescription
  const clock = wallClockIn(TIME_ZONE)
  const startsOn = dayFromToday(now, from)
  const begins = clock.instantAt(startsOn, '00:00')
  const plan = {
    id: `demo-plan-${key}`,
    medicationId: `demo-medication-${key}`,
    ownerId: MEMBER_WITH_HISTORY,
    kind,
    times,
    weekdays,
    intervalHours: prescription.intervalHours ?? null,
    anchorAt: kind === 'interval' ? clock.instantAt(startsOn, times[0] ?? '06:00') : null,
    minHours: prescription.minHours ?? null,
    startsOn,
    endsOn: until === undefined ? null : dayFromToday(now, until),
    timeZone: TIME_ZONE,
    previousTimeZone: null,
    validFrom: begins,
    validUntil: FOREVER,
  }
  if (pausedFor === undefined) return [plan]
  const paused = clock.instantAt(dayFromToday(now, -pausedFor), '09:00')
  return [
    { ...plan, validUntil: paused },
    { ...plan, id: `${plan.id}-waiting`, validFrom: FOREVER },
  ]
}

function medicationOf(prescription: Prescription, plans: (PlanRow & Plan)[], now: Date): MedicationRow {
  const { key, name, dose, form, notes, reminders, stock, unitsPerDose = 1, pausedFor } = prescription
  const [plan] = plans
  const begins = plan?.validFrom ?? now
  return {
    id: `demo-medication-${key}`,
    ownerId: MEMBER_WITH_HISTORY,
    name,
    dose,
    form,
    notes: notes ?? null,
    status: pausedFor === undefined ? 'active' : 'paused',
    statusSince: pausedFor === undefined ? begins : (plan?.validUntil ?? now),
    reminders,
    stock: stock === undefined ? null : stock * 100,
    unitsPerDose: unitsPerDose * 100,
    warnDays: 3,
    // The member was already notified of a stock that is about to run out.
    stockWarnedAt: stock !== undefined && stock < 5 ? after(now, -DAY) : null,
    stockCheckAt: null,
    nextDueAt: reminders && plan && pausedFor === undefined ? (slotAfter(plan, now)?.dueAt ?? null) : null,
    createdAt: begins,
  }
}

function dosesOf(
  { key, adherence, stock, unitsPerDose = 1 }: Prescription,
  plan: PlanRow & Plan,
  now: Date,
): DoseRow[] {
  return slotsOf(plan, plan.validFrom, now).flatMap((slot): DoseRow[] => {
    const luck = chance(slot.key, key)
    const takenAt = after(slot.dueAt, Math.round(chance(slot.key, `${key} delay`) * 35) * MINUTE)
    const skipped = luck >= adherence && chance(slot.key, `${key} skipped`) < 0.4
    // No dose: the slot is missed, or still open if it was due only just now.
    if (takenAt > now || (luck >= adherence && !skipped)) return []
    const reason = reasons[Math.floor(chance(slot.key, 'reason') * reasons.length)] ?? null
    return [
      {
        id: `demo-dose-${key}-${slot.key}`,
        medicationId: plan.medicationId,
        ownerId: MEMBER_WITH_HISTORY,
        slot: slot.key,
        dueAt: slot.dueAt,
        decision: skipped ? 'skipped' : 'taken',
        takenAt: skipped ? null : takenAt,
        reason: skipped ? reason : null,
        stockTaken: skipped || stock === undefined ? null : unitsPerDose * 100,
        at: slot.dueAt,
        createdAt: takenAt,
      },
    ]
  })
}

function asNeeded({ key }: Prescription, now: Date): DoseRow[] {
  const clock = wallClockIn(TIME_ZONE)
  return dosesAsNeeded.map(([daysAgo, time]) => {
    const takenAt = clock.instantAt(dayFromToday(now, -daysAgo), time)
    return {
      id: `demo-dose-${key}-${daysAgo}`,
      medicationId: `demo-medication-${key}`,
      ownerId: MEMBER_WITH_HISTORY,
      slot: null,
      dueAt: null,
      decision: 'taken',
      takenAt,
      reason: null,
      stockTaken: 100,
      at: takenAt,
      createdAt: after(takenAt, HOUR / 12),
    }
  })
}
