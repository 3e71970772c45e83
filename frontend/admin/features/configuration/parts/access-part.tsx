import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { t } from '../configuration-texts.ts'
import { statusCheckOf } from '../form/configuration-values.ts'
import { Part, type PartProps } from './part.tsx'

const statuses = [
  { value: 'full', label: t('access.statusFull'), hint: t('access.statusFullHint') },
  { value: 'reserved', label: t('access.statusReserved'), hint: t('access.statusReservedHint') },
  { value: 'off', label: t('access.statusOff'), hint: t('access.statusOffHint') },
]
const factors = [
  { value: 'optional', label: t('access.factorOptional'), hint: t('access.factorOptionalHint') },
  { value: 'required', label: t('access.factorRequired'), hint: t('access.factorRequiredHint') },
]

export function AccessPart({ values, onChange }: PartProps) {
  return (
    <Part name="access">
      <RadioGroupField
        name="statusCheck"
        label={t('access.status')}
        layout="list"
        options={statuses}
        value={statusCheckOf(values)}
        onChange={({ target }) =>
          onChange({
            statusCheckOpen: target.value !== 'off',
            ...(target.value !== 'off' && { statusCheckInFull: target.value === 'full' }),
          })
        }
      />
      <RadioGroupField
        name="secondFactorRequired"
        label={t('access.factor')}
        layout="list"
        options={factors}
        value={values.secondFactorRequired ? 'required' : 'optional'}
        onChange={(event) => onChange({ secondFactorRequired: event.target.value === 'required' })}
      />
    </Part>
  )
}
