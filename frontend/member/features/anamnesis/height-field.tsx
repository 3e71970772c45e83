import { useSignals } from '@preact/signals-react/runtime'
import { t } from '#locales/anamnesis.ts'
import { decimalText } from '#shared/lib/format/format.ts'
import { bindable } from '#shared/ui/forms/bindable.tsx'
import { byValue } from '#shared/ui/forms/by-value.ts'
import { textOf } from '#shared/ui/forms/live.ts'
import { isInMetres, parseHeightCm } from './height-text.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

/** A height in centimetres or metres. A height in metres is left as typed, and the field says how it is read. */
function HeightInput(props: NumberFieldProps) {
  useSignals()
  const typed = textOf(props.value)
  const inMetres = isInMetres(typed)
  return (
    <NumberField
      {...props}
      read={parseHeightCm}
      unit={inMetres ? t('heightUnitMetres') : props.unit}
      // A keyboard with a comma, for metres.
      inputMode="decimal"
      help={
        <span role="status">
          {inMetres ? t('heightUnderstood', { cm: decimalText(parseHeightCm(typed)) }) : t('heightHelp')}
        </span>
      }
    />
  )
}

export const HeightField = bindable(HeightInput, byValue)
