import { cardTextLimits } from '#contract/company.ts'
import { t } from '#locales/admin-configuration.ts'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { cardTextNames } from '../form/configuration-values.ts'
import { Part, type PartProps } from './part.tsx'

/** Texts whose limit is at least this many characters get a text area. */
const TEXT_AREA_MIN = 160

export function CardPart({ values, errors, onChange }: PartProps) {
  return (
    <Part name="card" intro={t('card.intro')}>
      {cardTextNames.map((name) => {
        const field = {
          name: `cardTexts.${name}`,
          label: t(`card.${name}`),
          maxLength: cardTextLimits[name],
          value: values.cardTexts[name],
          error: errors[`cardTexts.${name}`] ?? '',
        }
        const change = (text: string) => onChange({ cardTexts: { ...values.cardTexts, [name]: text } })
        return cardTextLimits[name] >= TEXT_AREA_MIN ? (
          <TextAreaField key={name} {...field} rows={2} onChange={(event) => change(event.target.value)} />
        ) : (
          <TextField key={name} {...field} onChange={(event) => change(event.target.value)} />
        )
      })}
    </Part>
  )
}
