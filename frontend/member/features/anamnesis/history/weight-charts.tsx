import type { WeightPoint } from '#contract/anamnesis.ts'
import { bmiClassOf } from '#domain/bmi.ts'
import { t } from '#locales/anamnesis.ts'
import { date, decimal, month } from '#shared/lib/format/format.ts'
import { bmiReading } from '#shared/lib/format/health-text.ts'
import { LineChart } from './line-chart.tsx'

const WEIGHT_STEP = 5
const BMI_STEP = 2

interface WeightChartsProps {
  /** Earliest first. */
  points: readonly WeightPoint[]
  /** Whether each point is the mean of its month. */
  areMeans?: boolean
}

export function WeightCharts({ points, areMeans = false }: WeightChartsProps) {
  const titleOf = ({ at }: WeightPoint) => (areMeans ? month(at) : date(at))
  return (
    <>
      <LineChart
        title={t('history.weight')}
        step={WEIGHT_STEP}
        points={points.map((point) => ({
          at: point.at,
          value: point.weightKg,
          title: titleOf(point),
          figures: t('history.kg', { value: decimal(point.weightKg) }),
        }))}
      />
      <LineChart
        title={t('history.bmi')}
        step={BMI_STEP}
        bands
        points={points.map((point) => ({
          at: point.at,
          value: point.bmi,
          title: titleOf(point),
          figures: t('history.bmiFigures', {
            value: decimal(point.bmi),
            word: bmiReading(point.bmi, bmiClassOf(point.bmi)).label,
          }),
        }))}
      />
    </>
  )
}
