import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  allergySeverities,
  bloodTypes,
  type HealthProfile,
  type MedicationInUse,
  type ProfileOwner,
} from '#contract/health-profile.ts'
import { medicationForms, scheduleKinds } from '#contract/medications.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, healthProfileApi } from '#shared/lib/api/clients.ts'
import { readOffline, saveOffline } from '#shared/lib/session/offline-store.ts'

/** The profile is separate from the context shown with it, so that a saved profile can replace it. */
export interface CachedSheet {
  profile: HealthProfile
  medications: MedicationInUse[]
  owner: ProfileOwner
  /** When it was loaded, in epoch milliseconds. */
  at: number
}

const text = v.string()
const textOrNull = v.nullable(text)
const numberOrNull = v.nullable(v.number())

const storedSchema = v.object({
  profile: v.object({
    bloodType: v.picklist(bloodTypes),
    allergies: v.array(
      v.object({ substance: text, reaction: textOrNull, severity: v.picklist(allergySeverities) }),
    ),
    conditions: v.array(v.object({ name: text, notes: textOrNull })),
    emergencyContact: v.nullable(v.object({ name: text, relation: textOrNull, phone: text })),
    shownAtCounter: v.boolean(),
    updatedAt: textOrNull,
    version: v.number(),
  }),
  medications: v.array(
    v.object({
      id: text,
      name: text,
      dose: textOrNull,
      form: v.picklist(medicationForms),
      kind: v.picklist(scheduleKinds),
      times: v.array(text),
      weekdays: v.array(v.number()),
      intervalHours: numberOrNull,
      minHours: numberOrNull,
      unitsPerDose: numberOrNull,
    }),
  ),
  owner: v.object({
    fullName: text,
    cardNumber: text,
    age: v.nullable(v.object({ years: v.number(), statedAt: text })),
  }),
  at: v.number(),
})

/** The sheet from the offline store; `undefined` unless it is complete and well-formed. */
export function parseStoredSheet(value: unknown): CachedSheet | undefined {
  const { output, success } = v.safeParse(storedSchema, value)
  return success ? output : undefined
}

const nameOf = (memberId: string) => `health-profile:${memberId}`

/** Stores the sheet on this device only while the member shares it at the counter. */
function storeSheet(memberId: string, sheet: CachedSheet): void {
  saveOffline(nameOf(memberId), sheet.profile.shownAtCounter ? sheet : null)
}

/** The profile, the medications in use and whose they are. */
export function healthSheetQuery(memberId: string) {
  const stored = () => parseStoredSheet(readOffline(nameOf(memberId)))
  return queryOptions({
    queryKey: queryKeys.healthProfile(memberId),
    queryFn: async ({ signal }): Promise<CachedSheet> => {
      const loaded = await answer(healthProfileApi.index.$get({}, { init: { signal } }))
      const { medications, owner, ...profile } = loaded
      const sheet = { profile, medications, owner, at: Date.now() }
      storeSheet(memberId, sheet)
      return sheet
    },
    initialData: stored,
    initialDataUpdatedAt: () => stored()?.at,
    // Its medications are changed on another screen.
    staleTime: 0,
  })
}

/** Puts a saved profile into the cache and, if the member shares it at the counter, on this device. */
export function keepSavedProfile(client: QueryClient, memberId: string, profile: HealthProfile): void {
  const { queryKey } = healthSheetQuery(memberId)
  const sheet = client.setQueryData(queryKey, (known) => known && { ...known, profile, at: Date.now() })
  if (sheet) storeSheet(memberId, sheet)
}
