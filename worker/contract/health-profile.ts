import * as v from 'valibot'
import {
  ALLERGY_TWICE,
  BLOOD_TYPE_REQUIRED,
  CONDITION_REQUIRED,
  CONDITION_TWICE,
  CONTACT_NAME_REQUIRED,
  CONTACT_PHONE_INVALID,
  INVALID_LIST,
  SEVERITY_REQUIRED,
  SHOWN_REQUIRED,
  SUBSTANCE_REQUIRED,
  tooManyAllergies,
  tooManyConditions,
} from '#texts/health-profile.ts'
import { useAtMost } from '#texts/text.ts'
import type { Medication } from './medications.ts'
import { isFullPhone, PHONE_MAX } from './phone.ts'
import { NAME_MAX, optionalText } from './text.ts'
import type { Versioned } from './versions.ts'
import { visible } from './visible.ts'

export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'unknown'] as const
export type BloodType = (typeof bloodTypes)[number]

export const allergySeverities = ['mild', 'moderate', 'severe', 'unknown'] as const
export type AllergySeverity = (typeof allergySeverities)[number]

export const ALLERGIES_MAX = 30
export const CONDITIONS_MAX = 30

const requiredText = (required: string) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    visible(required),
    v.maxLength(NAME_MAX, useAtMost({ characters: NAME_MAX })),
  )

export const allergySchema = v.object({
  substance: requiredText(SUBSTANCE_REQUIRED),
  reaction: optionalText(NAME_MAX),
  severity: v.optional(v.picklist(allergySeverities, SEVERITY_REQUIRED), 'unknown'),
})
export type Allergy = v.InferOutput<typeof allergySchema>

export const conditionSchema = v.object({
  name: requiredText(CONDITION_REQUIRED),
  /** Since when, or how it is treated. */
  notes: optionalText(NAME_MAX),
})
export type Condition = v.InferOutput<typeof conditionSchema>

export const emergencyContactSchema = v.object({
  name: requiredText(CONTACT_NAME_REQUIRED),
  /** A relation such as "irmã". */
  relation: optionalText(NAME_MAX),
  phone: v.pipe(
    v.string(CONTACT_PHONE_INVALID),
    v.trim(),
    v.maxLength(PHONE_MAX, CONTACT_PHONE_INVALID),
    v.check(isFullPhone, CONTACT_PHONE_INVALID),
  ),
})
export type EmergencyContact = v.InferOutput<typeof emergencyContactSchema>

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const healthProfileSchema = v.object({
  bloodType: v.optional(v.picklist(bloodTypes, BLOOD_TYPE_REQUIRED), 'unknown'),
  allergies: v.optional(
    v.pipe(
      v.array(allergySchema, INVALID_LIST),
      v.maxLength(ALLERGIES_MAX, tooManyAllergies({ count: ALLERGIES_MAX })),
      v.checkItems(
        ({ substance }, index, all) =>
          all.findIndex((other) => isSameName(other.substance, substance)) === index,
        ALLERGY_TWICE,
      ),
    ),
    [],
  ),
  conditions: v.optional(
    v.pipe(
      v.array(conditionSchema, INVALID_LIST),
      v.maxLength(CONDITIONS_MAX, tooManyConditions({ count: CONDITIONS_MAX })),
      v.checkItems(
        ({ name }, index, all) => all.findIndex((other) => isSameName(other.name, name)) === index,
        CONDITION_TWICE,
      ),
    ),
    [],
  ),
  emergencyContact: v.optional(v.nullable(emergencyContactSchema), null),
  /** Whether the card's counter view shows the profile to anyone who looks at the screen. */
  shownAtCounter: v.optional(v.boolean(SHOWN_REQUIRED), false),
})
export type HealthProfileInput = v.InferOutput<typeof healthProfileSchema>

/** The member's health profile. Its version is 0 until it is first saved. */
export interface HealthProfile extends HealthProfileInput, Versioned {
  /** ISO 8601 in UTC; `null` before the first save. */
  updatedAt: string | null
}

/** One of the member's active medications. The profile only displays it. */
export interface MedicationInUse
  extends Pick<
    Medication,
    'id' | 'name' | 'dose' | 'form' | 'kind' | 'times' | 'weekdays' | 'intervalHours' | 'minHours'
  > {
  /** `null` if the stock is not tracked. */
  unitsPerDose: number | null
}

/** The owner's details for the printed page. */
export interface ProfileOwner {
  fullName: string
  cardNumber: string
  /** The age stated in the newest anamnesis, and when (ISO 8601 in UTC); `null` without one. */
  age: { years: number; statedAt: string } | null
}

/** The profile with everything displayed alongside it. */
export interface HealthSheet extends HealthProfile {
  medications: MedicationInUse[]
  owner: ProfileOwner
}
