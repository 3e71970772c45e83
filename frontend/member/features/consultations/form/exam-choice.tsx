import type { Maybe } from '@modular-forms/react'
import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LINKED_EXAMS_MAX, type LinkedExam } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { checkboxClass } from '#shared/ui/checkbox-class.ts'
import { NextPage } from '#shared/ui/show-more.tsx'
import { linkableExamsQuery } from '../consultations-query.ts'
import { examName } from './consultation-form-values.ts'

interface ExamChoiceProps {
  /** The consultation's exams, which may be older than those offered. */
  linked: readonly LinkedExam[]
  /** Ids of the selected exams. */
  value: ReadonlySignal<Maybe<string[]>>
  onChange: (ids: string[]) => void
}

/** Checkboxes for the member's exams, latest first; renders nothing without exams. */
export function ExamChoice({ linked, value, onChange }: ExamChoiceProps) {
  useSignals()
  const chosen = value.value ?? []
  const id = useId()
  const query = useInfiniteQuery(linkableExamsQuery)
  const latest = query.data?.entries ?? []
  const known = new Set(latest.map((exam) => exam.id))
  const exams = [...latest, ...linked.filter((exam) => !known.has(exam.id))]
  if (exams.length === 0) return null
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="mb-1.5 font-medium">
        {t('form.exams')}
      </legend>
      <div className="grid max-h-60 overflow-y-auto">
        {exams.map((exam) => {
          const isChosen = chosen.includes(exam.id)
          return (
            <label key={exam.id} className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="checkbox"
                name="examIds"
                className={checkboxClass}
                checked={isChosen}
                disabled={!isChosen && chosen.length >= LINKED_EXAMS_MAX}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked ? [...chosen, exam.id] : chosen.filter((one) => one !== exam.id),
                  )
                }
              />
              <span className="min-w-0 wrap-anywhere">{examName(exam)}</span>
            </label>
          )
        })}
      </div>
      <NextPage query={query} failed={() => t('form.moreExamsFailed')} />
    </fieldset>
  )
}
