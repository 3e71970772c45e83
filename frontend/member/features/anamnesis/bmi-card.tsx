import { type FormStore, getValue, getValues } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQuery } from '@tanstack/react-query'
import type { BmiClass } from '#contract/anamnesis.ts'
import { ageGroupOf, bmiClassOf } from '#domain/bmi.ts'
import { t } from '#locales/anamnesis.ts'
import { bandsBetween } from '#member/shared/lib/health/bmi-bands.ts'
import { BmiScale } from '#member/shared/ui/bmi-scale.tsx'
import { decimal, parseDecimal } from '#shared/lib/format/format.ts'
import { bmiReading } from '#shared/lib/format/health-text.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { currentAnamnesisQuery } from './anamnesis-query.ts'
import { type AnamnesisValues, liveBmi, untouchedFields } from './anamnesis-values.ts'

const STEP = 0.1

/** "de 18,5 a 24,9": the range of the class, rounded as shown. */
function rangeOf(bmiClass: BmiClass): string {
  const band = bandsBetween(0, Number.POSITIVE_INFINITY).find((candidate) => candidate.bmiClass === bmiClass)
  if (!band) return ''
  const start = decimal(band.from)
  if (band.from === 0) return t('bmi.below', { end: decimal(band.to) })
  if (band.to === Number.POSITIVE_INFINITY) return t('bmi.from', { start })
  return t('bmi.between', { start, end: decimal(band.to - STEP) })
}

/** The BMI of the typed values on a scale of its classes; an example while both are the form's defaults. */
export function BmiCard({ form }: { form: FormStore<AnamnesisValues> }) {
  useSignals()
  const bmi = liveBmi(getValue(form, 'weightKg'), getValue(form, 'heightCm'))
  const group = ageGroupOf(parseDecimal(getValue(form, 'age') ?? ''))
  const bmiClass = bmi === null ? undefined : bmiClassOf(bmi)
  const { data: current } = useQuery(currentAnamnesisQuery)
  const untouched = untouchedFields(getValues(form), getValues(form, { shouldTouched: true }))
  const isExample = current === null && untouched.includes('weightKg') && untouched.includes('heightCm')
  const title = t(isExample ? 'bmi.example' : 'bmi.title')
  return (
    <section aria-label={title} className="rounded-card bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-14 font-medium text-soft">{title}</h2>
        {bmiClass && <span className="text-14 text-soft">{rangeOf(bmiClass)}</span>}
      </div>
      <output className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {bmi === null || bmiClass === undefined ? (
          <span className="text-soft">{t('bmi.missing')}</span>
        ) : (
          <>
            <span className="text-34 font-bold tracking-tight tabular-nums">
              {decimal(bmi)}
              <span className="ml-1 text-16 font-semibold tracking-normal text-soft"> {t('bmi.unit')}</span>
            </span>
            <ClassBadge bmi={bmi} bmiClass={bmiClass} />
          </>
        )}
      </output>
      <BmiScale bmi={bmi} limits />
      {group && (
        <div className="mt-3">
          <Notice meaning="info">
            {t(`bmi.${group}`)} <span className="block text-soft">{t('bmi.source')}</span>
          </Notice>
        </div>
      )}
    </section>
  )
}

function ClassBadge({ bmi, bmiClass }: { bmi: number; bmiClass: BmiClass }) {
  const { meaning, label } = bmiReading(bmi, bmiClass)
  return <Badge meaning={meaning}>{label}</Badge>
}
