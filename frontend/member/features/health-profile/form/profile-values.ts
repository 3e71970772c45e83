import type { PartialValues } from '@modular-forms/react'
import * as v from 'valibot'
import {
  allergySeverities,
  bloodTypes,
  type HealthProfile,
  type HealthProfileInput,
  healthProfileSchema,
} from '#contract/health-profile.ts'
import { t } from '#locales/health-profile.ts'
import { fieldMessages } from '#member/shared/lib/forms/field-messages.ts'
import { bloodTypeText } from '#member/shared/lib/health/health-profile-text.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { fits } from '#shared/lib/forms/fits.ts'

const valuesSchema = v.object({
  bloodType: v.picklist(bloodTypes),
  allergies: v.array(
    v.object({ substance: v.string(), reaction: v.string(), severity: v.picklist(allergySeverities) }),
  ),
  conditions: v.array(v.object({ name: v.string(), notes: v.string() })),
  contactName: v.string(),
  contactRelation: v.string(),
  contactPhone: v.string(),
})
/** The form's values as typed. A switch elsewhere decides whether the counter view shows them. */
export type ProfileValues = v.InferOutput<typeof valuesSchema>
type Typed = PartialValues<ProfileValues>

export const isProfileValues = fits(valuesSchema)

export const blankAllergy: ProfileValues['allergies'][number] = {
  substance: '',
  reaction: '',
  severity: 'unknown',
}
export const blankCondition: ProfileValues['conditions'][number] = { name: '', notes: '' }

export function valuesOf(profile: HealthProfile): ProfileValues {
  const { allergies, bloodType, conditions, emergencyContact } = profile
  return {
    bloodType,
    allergies: allergies.map((allergy) => ({ ...allergy, reaction: allergy.reaction ?? '' })),
    conditions: conditions.map(({ name, notes }) => ({ name, notes: notes ?? '' })),
    contactName: emergencyContact?.name ?? '',
    contactRelation: emergencyContact?.relation ?? '',
    contactPhone: emergencyContact?.phone ?? '',
  }
}

export const profileFields: ConflictFields<ProfileValues> = {
  bloodType: { label: t('bloodType'), show: bloodTypeText },
  allergies: {
    label: t('allergies'),
    show: (allergies) =>
      allergies
        .map(({ substance, reaction, severity }) =>
          [substance, reaction, severity !== 'unknown' && t(`severity.${severity}`)]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n'),
  },
  conditions: {
    label: t('conditions'),
    show: (conditions) =>
      conditions.map(({ name, notes }) => [name, notes].filter(Boolean).join(' · ')).join('\n'),
  },
  contactName: { label: t('form.contactName') },
  contactRelation: { label: t('form.contactRelation') },
  contactPhone: { label: t('form.contactPhone') },
}

/** Whether a row holds more than the values of an empty one. */
export const isEntered = (row: Record<string, string>, blank: Record<string, string>) =>
  Object.entries(blank).some(([field, value]) => row[field]?.trim() !== value)

const isTyped = (...texts: (string | null | undefined)[]) => texts.some((text) => (text ?? '').trim() !== '')

/** The non-empty rows, with their indexes in the form. */
function enteredRows({ allergies = [], conditions = [] }: Typed) {
  return {
    allergies: allergies.flatMap((typed, index) => {
      const { substance = '', reaction = '', severity = 'unknown' } = typed ?? {}
      const row = { substance, reaction, severity }
      return isEntered(row, blankAllergy) ? [{ index, row }] : []
    }),
    conditions: conditions.flatMap((typed, index) => {
      const { name = '', notes = '' } = typed ?? {}
      const row = { name, notes }
      return isEntered(row, blankCondition) ? [{ index, row }] : []
    }),
  }
}

/** What the form sends, before validation; omits rows without text. */
export function toPayload(values: Typed, shownAtCounter: boolean) {
  const { allergies, conditions } = enteredRows(values)
  const { bloodType = 'unknown', contactName = '', contactPhone = '', contactRelation = '' } = values
  return {
    bloodType,
    allergies: allergies.map(({ row }) => row),
    conditions: conditions.map(({ row }) => row),
    emergencyContact: isTyped(contactName, contactPhone, contactRelation)
      ? { name: contactName, relation: contactRelation, phone: contactPhone }
      : null,
    shownAtCounter,
  } satisfies v.InferInput<typeof healthProfileSchema>
}

const contactFields: Record<keyof NonNullable<HealthProfileInput['emergencyContact']>, keyof ProfileValues> =
  {
    name: 'contactName',
    relation: 'contactRelation',
    phone: 'contactPhone',
  }
const firstFields = { allergies: 'substance', conditions: 'name' } as const

/** Maps the API's field errors to the form's fields; rows are numbered as in the form. */
export function toFormErrors(fields: Record<string, string>, values: Typed): Record<string, string> {
  const entered = enteredRows(values)
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(fields)) {
    const [list = '', second = '', third] = path.split('.')
    if (list === 'emergencyContact') {
      const name = Object.entries(contactFields).find(([field]) => field === second)?.[1]
      if (name) errors[name] ??= message
    } else if (list === 'allergies' || list === 'conditions') {
      const place = entered[list][Number(second)]
      if (place) errors[`${list}.${place.index}.${third ?? firstFields[list]}`] ??= message
    } else errors[path] ??= message
  }
  return errors
}

export function validateProfile(values: Typed): Record<string, string> {
  const { issues } = v.safeParse(healthProfileSchema, toPayload(values, false))
  return toFormErrors(fieldMessages(issues), values)
}
