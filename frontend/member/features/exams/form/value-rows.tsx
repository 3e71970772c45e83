import { FieldArray, type FormStore, insert, remove } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { EXAM_VALUES_MAX } from '#contract/exams.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { analytesQuery } from '../exams-queries.ts'
import { examsTexts as t } from '../exams-texts.ts'
import { blankValue, type ExamFormValues } from './exam-form-values.ts'
import { ValueRow } from './value-row.tsx'

export function ValueRows({ form }: { form: FormStore<ExamFormValues> }) {
  useSignals()
  // Only suggestions: the form works while they load and when they fail.
  const { data: known = [] } = useQuery(analytesQuery)
  const suggestions = useId()
  const rows = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  function add() {
    insert(form, 'values', { value: { ...blankValue } })
    // The new row is rendered in the next task.
    setTimeout(() => {
      const fields = rows.current?.querySelectorAll<HTMLInputElement>('input[name$=".analyte"]')
      fields?.item(fields.length - 1)?.focus()
    })
  }
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('form.values')}</h2>
      <p className="mt-1 text-14 text-soft">{t('form.valuesHelp')}</p>
      <datalist id={suggestions}>
        {known.map(({ analyte }) => (
          <option key={analyte} value={analyte} />
        ))}
      </datalist>
      <FieldArray of={form} name="values">
        {({ items }) => (
          <>
            <div ref={rows} className="divide-y divide-edge">
              {items.value.map((item, index) => (
                <ValueRow
                  key={item}
                  form={form}
                  index={index}
                  known={known}
                  suggestions={suggestions}
                  onRemove={() => {
                    remove(form, 'values', { at: index })
                    addButton.current?.focus()
                  }}
                />
              ))}
            </div>
            {items.value.length < EXAM_VALUES_MAX && (
              <Button
                ref={addButton}
                variant="tint"
                className="mt-3"
                icon={<Plus size={20} aria-hidden />}
                onClick={add}
              >
                {t('form.addValue')}
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Card>
  )
}
