import type { healthProfiles } from '#database/schema/health-profiles.ts'
import { after, DAY } from '#domain/duration.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

const DAYS_SINCE_SAVED = 40

export function demoHealthProfile(now: Date): typeof healthProfiles.$inferInsert {
  return {
    ownerId: MEMBER_WITH_HISTORY,
    bloodType: 'O+',
    allergies: [
      {
        substance: 'Ácido acetilsalicílico (AAS)',
        reaction: 'Manchas vermelhas e coceira',
        severity: 'moderate',
      },
      { substance: 'Camarão', reaction: 'Inchaço nos lábios', severity: 'severe' },
    ],
    conditions: [
      { name: 'Hipertensão', notes: 'Desde 2021, com acompanhamento' },
      { name: 'Colesterol alto', notes: null },
    ],
    contactName: 'Paulo Oliveira',
    contactRelation: 'Irmão',
    contactPhone: '(11) 95555-0134',
    shownAtCounter: false,
    updatedAt: after(now, -DAYS_SINCE_SAVED * DAY),
  }
}
