import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#locales/admin-configuration.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { LOCALE } from '#texts/language.ts'
import { withoutFactorQuery } from '../configuration-query.ts'
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

const list = new Intl.ListFormat(LOCALE)

export function AccessPart({ values, errors, onChange, configuration }: PartProps) {
  const isNewlyRequired = values.secondFactorRequired && !configuration.secondFactorRequired
  return (
    <Part name="access">
      <RadioGroupField
        name="statusCheck"
        label={t('access.status')}
        layout="list"
        options={statuses}
        value={statusCheckOf(values)}
        error={errors.statusCheck}
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
        error={errors.secondFactorRequired}
        onChange={(event) => onChange({ secondFactorRequired: event.target.value === 'required' })}
      />
      {isNewlyRequired && <WhoMustEnrol />}
    </Part>
  )
}

/** Lists who will be stopped by the requirement at the next sign-in; its author can enrol first. */
function WhoMustEnrol() {
  const { data } = useQuery(withoutFactorQuery)
  if (!data) return null
  const { self, others, names } = data
  const more = others - names.length
  const listed = more > 0 ? [...names, t('access.more', { count: more })] : names
  return (
    <>
      {self && (
        <Notice
          meaning="attention"
          role="status"
          action={
            <Link to="/seguranca" className={textLinkClass}>
              {t('access.enrolFirst')}
            </Link>
          }
        >
          {t('access.selfWithout')}
        </Notice>
      )}
      <Notice meaning="info" role="status">
        {others === 0
          ? t('access.nobodyWithout')
          : t('access.without', { count: others, names: list.format(listed) })}
      </Notice>
    </>
  )
}
