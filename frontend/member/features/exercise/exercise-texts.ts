import { exercise } from '#locales/exercise.ts'
import { texts } from '#shared/lib/i18n.ts'

export const exerciseTexts = texts('exercise', exercise)
