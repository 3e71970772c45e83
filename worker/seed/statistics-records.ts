import { type ActivityLevel, activityLevels, goals } from '#contract/anamnesis.ts'
import { consultationTypes } from '#contract/consultations.ts'
import type { anamneses } from '#database/schema/anamnesis.ts'
import type { consultations } from '#database/schema/consultations.ts'
import type { sleepEntries } from '#database/schema/sleep.ts'
import { bmiClassOf, bmiOf } from '#domain/bmi.ts'
import { after, DAY, HOUR, MINUTE } from '#domain/duration.ts'
import { dueDayOf } from '#domain/policy-due-day.ts'
import { hashContent } from '#platform/files.ts'
import { around, chance } from './chance.ts'
import { COMPANY_ID, REVIEW_TERMS } from './company.ts'
import { localMidnight } from './local-midnight.ts'
import { textPdf } from './pdf.ts'
import type { SeedUser } from './users.ts'

const CONSULTATION_PAST_DAYS = 95
const CONSULTATION_FUTURE_DAYS = 21
const SLEEP_DAYS = 98
/** Number of days from one sleep entry to the next. */
const SLEEP_EVERY_DAYS = 4

const doctorsBySpecialty = [
  ['Clínica geral', 'Dr. Paulo Lima'],
  ['Clínica geral', 'Dra. Júlia Farias'],
  ['Cardiologia', 'Dra. Ana Souza'],
  ['Dermatologia', 'Dra. Beatriz Campos'],
  ['Ginecologia', 'Dra. Helena Prado'],
  ['Ortopedia', 'Dr. Ricardo Alves'],
  ['Psicologia', 'Dra. Lívia Torres'],
] as const

// Percentage of the members, and their mean sleep in minutes or their body mass index.
const meanSleepMinutes = [
  [9, 285],
  [20, 330],
  [28, 395],
  [25, 450],
  [11, 510],
  [7, 560],
] as const
const bmis = [
  [7, 17.6],
  [39, 22.4],
  [30, 27.2],
  [12, 32.1],
  [6, 37],
  [6, 41.8],
] as const

/** The value at a position of the distribution, from 0 to 1. */
function valueAt(shares: readonly (readonly [number, number])[], place: number): number {
  let left = place * 100
  for (const [share, value] of shares) {
    left -= share
    if (left < 0) return value
  }
  return shares.at(-1)?.[1] ?? 0
}

function pick<T>(list: readonly T[], key: string, purpose: string): T {
  const item = list[Math.floor(chance(key, purpose) * list.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

const approved = (members: readonly SeedUser[]) => members.filter(({ status }) => status === 'approved')

export function statisticsConsultations(
  members: readonly SeedUser[],
  now: Date,
): (typeof consultations.$inferInsert)[] {
  const today = localMidnight(now)
  return approved(members).flatMap(({ id, decidedAt }) =>
    [1, 2, 3].flatMap((number) => {
      const key = `${id} ${number}`
      const span = CONSULTATION_PAST_DAYS + CONSULTATION_FUTURE_DAYS
      const days = Math.round(chance(key, 'day') * span) - CONSULTATION_PAST_DAYS
      const hour = 8 + Math.floor(chance(key, 'hour') * 10)
      const date = after(today, days * DAY + hour * HOUR + (chance(key, 'half') < 0.5 ? 30 : 0) * MINUTE)
      const createdAt = after(date, -Math.floor((1 + chance(key, 'ahead') * 20) * DAY))
      if (decidedAt && createdAt < decidedAt) return []
      const [specialty, doctorName] = pick(doctorsBySpecialty, key, 'specialty')
      const cancelled = chance(key, 'cancelled') < 0.12
      return {
        id: `${id}-visita-${number}`,
        ownerId: id,
        date,
        type: pick([...consultationTypes, 'In-person' as const], key, 'type'),
        doctorName,
        specialty,
        notes: null,
        status: cancelled ? 'Cancelled' : date < now ? 'Completed' : 'Scheduled',
        remindedAt: date < after(now, 2 * DAY) ? now : null,
        createdAt: createdAt < now ? createdAt : after(now, -HOUR),
      }
    }),
  )
}

export function statisticsSleep(
  members: readonly SeedUser[],
  now: Date,
): (typeof sleepEntries.$inferInsert)[] {
  const today = localMidnight(now)
  return approved(members).flatMap(({ id, decidedAt }, index) => {
    if (index % 5 === 4) return []
    const mean = valueAt(meanSleepMinutes, chance(id, 'sleep'))
    const nights = Math.floor(SLEEP_DAYS / SLEEP_EVERY_DAYS)
    return Array.from({ length: nights }, (_, night) => {
      const key = `${id} ${night}`
      const daysAgo = night * SLEEP_EVERY_DAYS + (index % SLEEP_EVERY_DAYS) + 1
      const sleepEnd = after(today, -daysAgo * DAY + (390 + around(key, 'woke', 60)) * MINUTE)
      const minutes = mean + around(key, 'minutes', 30)
      const quality = Math.max(30, Math.min(96, Math.round(minutes / 6) + around(key, 'quality', 14)))
      return {
        id: `${id}-noite-${night}`,
        ownerId: id,
        sleepStart: after(sleepEnd, -minutes * MINUTE),
        sleepEnd,
        quality,
        notes: null,
        createdAt: after(sleepEnd, 20 * MINUTE),
      }
    }).filter(({ sleepStart }) => !decidedAt || sleepStart > decidedAt)
  })
}

export function statisticsAnamneses(
  members: readonly SeedUser[],
  now: Date,
): (typeof anamneses.$inferInsert)[] {
  return approved(members).flatMap(({ id, decidedAt, createdAt }, index) => {
    if (index % 6 === 5) return []
    const heightCm = 152 + Math.floor(chance(id, 'height') * 36)
    const target = valueAt(bmis, chance(id, 'bmi')) + around(id, 'bmi more', 10) / 10
    const weightKg = Math.round(target * (heightCm / 100) ** 2 * 10) / 10
    const bmi = bmiOf(weightKg, heightCm) ?? 0
    const activityLevel: ActivityLevel = pick(activityLevels, id, 'activity')
    const filledAt = after(decidedAt ?? createdAt, Math.floor((0.1 + chance(id, 'filled') * 4) * DAY))
    return {
      id: `${id}-anamnese`,
      ownerId: id,
      age: 21 + Math.floor(chance(id, 'age') * 50),
      weightKg,
      heightCm,
      activityLevel,
      goal: pick(goals, id, 'goal'),
      playsSports: chance(id, 'sports') < 0.4,
      bmi,
      bmiClass: bmiClassOf(bmi),
      createdAt: filledAt < now ? filledAt : after(now, -HOUR),
    }
  })
}

/** Decided policies with their files. Policies waiting for a review are in insurance.ts. */
export function statisticsPolicies(members: readonly SeedUser[], now: Date) {
  const senders = approved(members).filter((_, index) => index % 5 < 2)
  return Promise.all(
    senders.map(async ({ id, fullName, decidedAt, createdAt }, index) => {
      const joined = decidedAt ?? createdAt
      const share = 0.1 + chance(id, 'policy') * 0.7
      const uploadedAt = after(joined, Math.floor(share * (now.getTime() - joined.getTime())))
      const answered = after(uploadedAt, Math.floor((3 + chance(id, 'reviewed') * 30) * HOUR))
      const number = `48.${1000 + index}.${String(index * 37).padStart(4, '0')}-${index % 10}`
      const content = textPdf('Apólice de seguro saúde', [`Segurado: ${fullName}`, `Número: ${number}`])
      const decision =
        chance(id, 'refused') < 0.2
          ? {
              status: 'rejected' as const,
              rejectionText: 'O número da apólice está ilegível. Envie de novo.',
            }
          : { status: 'approved' as const, policyNumber: number }
      const row = {
        id: `${id}-apolice`,
        ownerId: id,
        companyId: COMPANY_ID,
        fileName: 'apolice-saude.pdf',
        fileSize: content.byteLength,
        storageKey: `policies/${id}`,
        contentType: 'application/pdf',
        contentHash: await hashContent(content),
        uploadedAt,
        contentStoredAt: uploadedAt,
        contentCheckedAt: now,
        dueDay: dueDayOf(uploadedAt, REVIEW_TERMS),
        ...decision,
        decidedAt: answered < now ? answered : now,
        decidedBy: 'demo-admin',
      }
      return { row, content }
    }),
  )
}
