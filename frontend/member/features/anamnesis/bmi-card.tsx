import { type FormStore, getValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import {
  ADULT_FROM_AGE,
  type BmiClass,
  bmiClassOf,
  OLDER_FROM_AGE,
} from '../../../../worker/contract/anamnesis.ts'
import { decimal, parseDecimal } from '../../../shared/lib/format.ts'
import { bmiReading } from '../../../shared/lib/health-words.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { anamnesisTexts as t } from './anamnesis-texts.ts'
import { type AnamnesisValues, liveBmi } from './anamnesis-values.ts'
import { bandsBetween, position, SCALE_FROM, SCALE_TO } from './bmi-scale.ts'
import { scaleLook } from './class-look.ts'

const STEP = 0.1

/** "de 18,5 a 24,9": what the class holds, to the decimal that is shown. */
function rangeOf(bmiClass: BmiClass): string {
  const band = bandsBetween(0, Number.POSITIVE_INFINITY).find((candidate) => candidate.bmiClass === bmiClass)
  if (!band) return ''
  const start = decimal(band.from)
  if (band.from === 0) return t('bmi.below', { end: decimal(band.to) })
  if (band.to === Number.POSITIVE_INFINITY) return t('bmi.from', { start })
  return t('bmi.between', { start, end: decimal(band.to - STEP) })
}

function noteFor(age: string | undefined): string | undefined {
  const years = parseDecimal(age ?? '')
  if (years < ADULT_FROM_AGE) return t('bmi.young')
  return years >= OLDER_FROM_AGE ? t('bmi.older') : undefined
}

/** The BMI of what is typed, on the picture of its classes. */
export function BmiCard({ form }: { form: FormStore<AnamnesisValues> }) {
  useSignals()
  const bmi = liveBmi(getValue(form, 'weightKg'), getValue(form, 'heightCm'))
  const note = noteFor(getValue(form, 'age'))
  const bmiClass = bmi === null ? undefined : bmiClassOf(bmi)
  return (
    <section aria-label={t('bmi.title')} className="rounded-card bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-14 font-medium text-soft">{t('bmi.title')}</h2>
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
      <Scale bmi={bmi} />
      {note && (
        <div className="mt-3">
          <Notice meaning="info">{note}</Notice>
        </div>
      )}
    </section>
  )
}

function ClassBadge({ bmi, bmiClass }: { bmi: number; bmiClass: BmiClass }) {
  const { meaning, word } = bmiReading(bmi, bmiClass)
  return <Badge meaning={meaning}>{word}</Badge>
}

const bands = bandsBetween(SCALE_FROM, SCALE_TO)

/** The number and the word above say the same. */
function Scale({ bmi }: { bmi: number | null }) {
  return (
    <div aria-hidden className="mt-3 pb-5">
      <div className="relative">
        <div className="flex h-3 gap-0.5">
          {bands.map(({ bmiClass, from, to }) => (
            <span
              key={bmiClass}
              className={cx('first:rounded-l-full last:rounded-r-full', scaleLook[bmiClass])}
              style={{ width: `${(100 * (to - from)) / (SCALE_TO - SCALE_FROM)}%` }}
            />
          ))}
        </div>
        {bands.slice(1).map(({ from }) => (
          <span
            key={from}
            className="absolute top-4.5 -translate-x-1/2 text-12 text-soft tabular-nums"
            style={{ left: `${position(from, SCALE_FROM, SCALE_TO)}%` }}
          >
            {String(from).replace('.', ',')}
          </span>
        ))}
        {bmi !== null && (
          <span
            className="absolute -top-1 -ml-2.5 size-5 rounded-full border-[5px] border-ink bg-surface transition-[left]"
            style={{ left: `${position(bmi, SCALE_FROM, SCALE_TO)}%` }}
          />
        )}
      </div>
    </div>
  )
}
