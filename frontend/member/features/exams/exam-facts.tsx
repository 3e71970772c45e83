import type { Exam } from '#contract/exams.ts'
import { FactList } from '#member/shared/ui/records/fact-list.tsx'
import { Card } from '#shared/ui/card.tsx'
import { fastingNames } from '#texts/labels.ts'
import { examsTexts as t } from './exams-texts.ts'

function fastingText({ fasting, fastingHours }: Exam): string {
  return fastingHours ? t('fasting.hours', { count: fastingHours }) : fastingNames[fasting]
}

export function ExamFacts({ exam }: { exam: Exam }) {
  const facts = [
    [t('detail.laboratory'), exam.laboratory],
    [t('detail.requestedBy'), exam.requestedBy],
    [t('detail.fasting'), fastingText(exam)],
    [t('detail.notes'), exam.notes],
  ] as const
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('detail.about')}</h2>
      <FactList facts={facts} />
    </Card>
  )
}
