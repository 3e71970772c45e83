import type { Exam } from '#contract/exams.ts'
import { Card } from '#shared/ui/card.tsx'
import { examsTexts as t } from './exams-texts.ts'

function fastingText({ fasting, fastingHours }: Exam): string {
  return fastingHours ? t('fasting.hours', { count: fastingHours }) : t(`fasting.${fasting}`)
}

export function ExamFacts({ exam }: { exam: Exam }) {
  const facts = [
    [t('detail.laboratory'), exam.laboratory],
    [t('detail.requestedBy'), exam.requestedBy],
    [t('detail.fasting'), fastingText(exam)],
    [t('detail.notes'), exam.notes],
  ]
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('detail.about')}</h2>
      <dl className="mt-3 grid gap-3">
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt className="text-14 text-soft">{name}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
