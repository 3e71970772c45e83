import { rejectionReasons } from '#contract/accounts.ts'
import { type ActivityLevel, activityLevels, type Goal, goals } from '#contract/anamnesis.ts'
import { consultationTypes } from '#contract/consultations.ts'
import { ANALYSIS_BUSINESS_DAYS } from '#contract/insurance.ts'
import { bmiClassOf, bmiOf } from '#domain/bmi.ts'
import { checkDigit } from '#domain/card-number.ts'
import { DAY, HOUR, MINUTE } from '#domain/duration.ts'
import { COMPANY_ID } from './company.ts'
import { manyLogs } from './many-logs.ts'
import { buildTimeline, chance, idOf, type ManyTable, pick } from './many-timeline.ts'
import { firstNames, lastNames } from './names.ts'

const specialties = [
  'Clínica geral',
  'Cardiologia',
  'Dermatologia',
  'Ginecologia',
  'Nutrição',
  'Oftalmologia',
  'Ortopedia',
  'Pediatria',
  'Psicologia',
  'Urologia',
  'Endocrinologia',
  null,
]
const doctors = [
  'Dra. Ana Souza',
  'Dr. Paulo Lima',
  'Dra. Helena Prado',
  'Dr. Ricardo Alves',
  'Dra. Beatriz Campos',
]

export interface ManyOptions {
  members: number
  now: Date
  /** Share, from 0 to 1, of the registrations and of the policies that are waiting for a decision. */
  waitingShare: number
  passwordHash: string
  /** Storage key of the one file that all policies refer to. */
  policyKey: string
}

function cardNumber(index: number): string {
  const digits = `8${String(index).padStart(11, '0')}`
  return digits + checkDigit(digits)
}

/** The rows of each member, table by table: on average two sleep entries, a consultation and more. */
export function manyMembers({
  members,
  now,
  waitingShare,
  passwordHash,
  policyKey,
}: ManyOptions): ManyTable[] {
  const timeline = buildTimeline(members, now, waitingShare)
  const { createdAt, statusOf, today } = timeline
  const approved = (index: number) => statusOf(index) === 'approved'

  return [
    {
      table: 'users',
      columns:
        'id company_id full_name email password_hash role status status_since created_at email_confirmed_at confirmation_sent_at decided_at decided_by rejection_reason rejection_text card_number'.split(
          ' ',
        ),
      rows(index) {
        const status = statusOf(index)
        const created = createdAt(index)
        const confirmed = timeline.confirmedAt(index)
        const decided = timeline.decidedAt(index)
        const name = `${pick(firstNames, index, 5)} ${pick(lastNames, index, 6)} ${pick(lastNames, index, 7)}`
        const rejected = status === 'rejected'
        return [
          [
            idOf(index),
            COMPANY_ID,
            name,
            `associado${index}@exemplo.com.br`,
            passwordHash,
            'member',
            status,
            decided ?? confirmed ?? created,
            created,
            confirmed,
            created,
            decided,
            decided === null ? null : 'demo-admin',
            rejected ? pick(rejectionReasons, index, 8) : null,
            rejected ? 'Informe os seus dados completos, como no documento.' : null,
            cardNumber(index),
          ],
        ]
      },
    },
    {
      table: 'sessions',
      columns: 'id user_id secret_hash purpose device created_at last_seen_at expires_at'.split(' '),
      rows(index) {
        if (!approved(index) || chance(index, 10) > 0.35) return []
        const seen = today - Math.floor(chance(index, 11) ** 2 * 28 * DAY)
        const began = Math.max(createdAt(index), seen - Math.floor(chance(index, 12) * 20 * DAY))
        const id = idOf(index)
        return [[id, id, `seed-${id}`, 'member', 'chrome/android', began, seen, seen + 7 * DAY]]
      },
    },
    {
      table: 'consultations',
      columns: 'id owner_id date type doctor_name specialty notes status reminded_at created_at'.split(' '),
      rows(index) {
        if (!approved(index) || chance(index, 20) > 0.5) return []
        return [0, 1].map((number) => {
          const date =
            today + Math.floor((chance(index, 21 + number) * 400 - 370) * DAY) + (8 + (index % 10)) * HOUR
          const status =
            date > today ? 'Scheduled' : chance(index, 23 + number) < 0.12 ? 'Cancelled' : 'Completed'
          return [
            `${idOf(index)}-v${number}`,
            idOf(index),
            date,
            pick(consultationTypes, index, 25 + number),
            pick(doctors, index, 27 + number),
            pick(specialties, index, 29 + number),
            null,
            status,
            date,
            Math.min(today, date - 10 * DAY),
          ]
        })
      },
    },
    {
      table: 'sleep_entries',
      columns: 'id owner_id sleep_start sleep_end quality notes created_at'.split(' '),
      rows(index) {
        if (!approved(index) || index % 5 !== 0) return []
        return Array.from({ length: 11 }, (_, night) => {
          const end = today - (night * 7 + (index % 7)) * DAY + 10 * HOUR - DAY
          const minutes = 300 + Math.floor((chance(index, 40) + chance(index, 41 + night)) * 135)
          const row = [`${idOf(index)}-n${night}`, idOf(index), end - minutes * MINUTE, end]
          return [...row, 45 + Math.floor(chance(index, 60 + night) * 50), null, end + 20 * MINUTE]
        })
      },
    },
    {
      table: 'anamneses',
      columns:
        'id owner_id age weight_kg height_cm activity_level goal plays_sports bmi bmi_class created_at'.split(
          ' ',
        ),
      rows(index) {
        if (!approved(index) || chance(index, 80) > 0.6) return []
        const height = 150 + Math.floor(chance(index, 81) * 40)
        return [0, 1].flatMap((time) => {
          if (time === 1 && chance(index, 82) > 0.3) return []
          const bmi = 17 + (chance(index, 83) + chance(index, 84)) * 12 - time
          const weight = Math.round(bmi * (height / 100) ** 2 * 10) / 10
          const exact = bmiOf(weight, height) ?? 0
          const level: ActivityLevel = pick(activityLevels, index, 85)
          const goal: Goal = pick(goals, index, 86)
          const created = today - Math.floor((chance(index, 87) * 0.5 + (1 - time) * 0.5) * 600 * DAY)
          return [
            [
              `${idOf(index)}-a${time}`,
              idOf(index),
              18 + Math.floor(chance(index, 88) * 65),
              weight,
              height,
              level,
              goal,
              index % 2,
              exact,
              bmiClassOf(exact),
              created,
            ],
          ]
        })
      },
    },
    {
      table: 'policies',
      columns:
        'id owner_id company_id file_name file_size policy_number status uploaded_at storage_key content_type content_hash content_stored_at due_day rejection_text decided_at decided_by'.split(
          ' ',
        ),
      rows(index) {
        if (!approved(index) || chance(index, 90) > 0.3) return []
        const recent = chance(index, 91) < waitingShare
        const sent = today - Math.floor(chance(index, 92) * (recent ? 4 : 700) * DAY) - (recent ? 0 : 4 * DAY)
        const status = recent ? 'pending' : chance(index, 93) < 0.15 ? 'rejected' : 'approved'
        const decided = recent ? null : Math.min(today, sent + Math.floor((0.2 + chance(index, 94)) * DAY))
        return [
          [
            `${idOf(index)}-p`,
            idOf(index),
            COMPANY_ID,
            'apolice-saude.pdf',
            1200,
            status === 'approved' ? `48.${String(index).padStart(7, '0')}-${index % 10}` : null,
            status,
            sent,
            policyKey,
            'application/pdf',
            `seed-${index}`,
            sent,
            new Date(sent + ANALYSIS_BUSINESS_DAYS * DAY).toISOString().slice(0, 10),
            status === 'rejected' ? 'Falta a página com o número da apólice.' : null,
            decided,
            decided === null ? null : 'demo-admin',
          ],
        ]
      },
    },
    ...manyLogs(timeline),
  ]
}
