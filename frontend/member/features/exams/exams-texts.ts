import { exams } from '#locales/exams.ts'
import { texts } from '#shared/lib/i18n.ts'

export const examsTexts = texts('exams', exams)
