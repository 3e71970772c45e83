import type { anamneses } from '#database/schema/anamnesis.ts'
import { bmiClassOf, bmiOf } from '#domain/bmi.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { localMidnight } from './local-midnight.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

type Row = typeof anamneses.$inferInsert

const HEIGHT_CM = 165

// Days ago, weight in kilograms, and the answers: eight months, the last record two months ago.
const records: [number, number, Row['activityLevel'], Row['goal'], boolean][] = [
  [240, 70.4, 'LIGHT', 'WEIGHT_LOSS', false],
  [205, 69.1, 'LIGHT', 'WEIGHT_LOSS', false],
  [166, 67.6, 'MODERATE', 'WEIGHT_LOSS', true],
  [131, 66.2, 'MODERATE', 'WEIGHT_LOSS', true],
  [96, 64.9, 'MODERATE', 'HEALTH', true],
  [61, 63.8, 'MODERATE', 'HEALTH', true],
]

export function demoAnamneses(now: Date): Row[] {
  const today = localMidnight(now)
  return records.map(([days, weightKg, activityLevel, goal, playsSports], index) => {
    const bmi = bmiOf(weightKg, HEIGHT_CM) ?? 0
    return {
      id: `demo-anamnesis-${index + 1}`,
      ownerId: MEMBER_WITH_HISTORY,
      age: 34,
      weightKg,
      heightCm: HEIGHT_CM,
      activityLevel,
      goal,
      playsSports,
      bmi,
      bmiClass: bmiClassOf(bmi),
      createdAt: after(today, -days * DAY + 19 * HOUR),
    }
  })
}
