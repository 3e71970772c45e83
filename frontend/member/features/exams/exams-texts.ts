import examsPt from '#locales/pt/exams.json'
import { texts } from '#shared/lib/i18n.ts'

export const examsTexts = texts('exams', examsPt)
