import { Slider } from '@ark-ui/react/slider'
import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { SLEEP_QUALITY_MAX, SLEEP_QUALITY_MIN } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { Button } from '#shared/ui/button.tsx'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { FieldError } from '#shared/ui/forms/field-frame.tsx'
import { GOOD_FROM, REGULAR_FROM, sleepQuality } from '../sleep-quality.ts'

interface QualitySliderProps {
  value: ReadonlySignal<number | null | undefined>
  fallback: number
  error: ReadonlySignal<string>
  onValueChange: (value: number) => void
}

/** Each word with the first number that it stands for, and the number that it sets. */
const qualityChoices = [
  ['awful', 1, 20],
  ['poor', 30, 40],
  ['regular', REGULAR_FROM, 70],
  ['good', GOOD_FROM, 85],
  ['excellent', 95, 100],
] as const

const valueText = (value: number) => t('form.qualityValue', { value, word: sleepQuality(value).word })

export function QualitySlider({ value: signal, fallback, error, onValueChange }: QualitySliderProps) {
  useSignals()
  const value = signal.value ?? fallback
  const message = error.value
  const { word, meaning } = sleepQuality(value)
  const [chosen] = qualityChoices.findLast(([, first]) => value >= first) ?? []
  return (
    <Slider.Root
      value={[value]}
      onValueChange={(details) => onValueChange(details.value[0] ?? value)}
      min={SLEEP_QUALITY_MIN}
      max={SLEEP_QUALITY_MAX}
      step={1}
      thumbSize={{ width: 44, height: 44 }}
      getAriaValueText={(details) => valueText(details.value)}
      invalid={message !== ''}
      className="grid gap-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Slider.Label className="font-medium">{t('form.quality')}</Slider.Label>
        <span aria-hidden className="flex items-center gap-2 text-18 font-bold tabular-nums">
          <Badge meaning={meaning}>{word}</Badge>
          {t('records.percentage', { value })}
        </span>
      </div>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('form.quality')}</legend>
        {qualityChoices.map(([word, , number]) => (
          <Button
            key={word}
            variant={word === chosen ? 'tint' : 'quiet'}
            size="sm"
            className="flex-1 px-2!"
            aria-pressed={word === chosen}
            onClick={() => onValueChange(number)}
          >
            {t(`form.qualityWords.${word}`)}
          </Button>
        ))}
      </fieldset>
      <Slider.Control className="flex min-h-11 cursor-pointer touch-none items-center">
        <Slider.Track className="h-2 flex-1 rounded-full bg-edge">
          <Slider.Range className="h-full rounded-full bg-brand" />
        </Slider.Track>
        <Slider.Thumb index={0} className="size-11 rounded-full border-4 border-brand bg-surface shadow-card">
          <Slider.HiddenInput />
        </Slider.Thumb>
      </Slider.Control>
      <div aria-hidden className="flex justify-between text-12 text-soft">
        <span>{t('form.qualityLow')}</span>
        <span>{t('form.qualityHigh')}</span>
      </div>
      {message && <FieldError id="quality">{message}</FieldError>}
    </Slider.Root>
  )
}
