import exercisePt from '#locales/pt/exercise.json'
import { texts } from '#shared/lib/i18n.ts'

export const exerciseTexts = texts('exercise', exercisePt)
