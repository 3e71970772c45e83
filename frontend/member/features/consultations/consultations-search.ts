import type { ConsultationType } from '#contract/consultations.ts'
import { yearInAddress } from '#member/shared/lib/records/year-in-address.ts'
import type { Group } from './group-consultations.ts'

/** Names of the tabs and types in the address. */
const tabs = { passadas: 'past', canceladas: 'cancelled' } as const satisfies Record<string, Group>
const types = { presencial: 'In-person', video: 'Video', telefone: 'Phone' } as const satisfies Record<
  string,
  ConsultationType
>

export interface ConsultationsSearch {
  /** The form for a new consultation is open. */
  agendar?: 1
  /** The tab; the upcoming consultations without it. */
  aba?: keyof typeof tabs | undefined
  /** The year that the list of a past tab shows. */
  ano?: number | undefined
  /** The type that the list of a past tab shows. */
  tipo?: keyof typeof types | undefined
  /** The id of the consultation whose form is open: leads to its page. */
  editar?: string | undefined
}

export function consultationsSearch({
  agendar: schedule,
  aba: tab,
  ano: year,
  tipo: type,
  editar: edited,
}: Record<string, unknown>): ConsultationsSearch {
  const known = yearInAddress(year)
  return {
    ...(Number(schedule) === 1 && { agendar: 1 }),
    ...(isKey(tabs, tab) && { aba: tab }),
    ...(known && { ano: known }),
    ...(isKey(types, type) && { tipo: type }),
    ...(typeof edited === 'string' && edited !== '' && { editar: edited }),
  }
}

export interface ConsultationSearch {
  /** The form is open. */
  editar?: 1
}

export function consultationSearch({ editar: edit }: Record<string, unknown>): ConsultationSearch {
  return Number(edit) === 1 ? { editar: 1 } : {}
}

export function groupIn({ aba }: ConsultationsSearch): Group {
  return aba ? tabs[aba] : 'upcoming'
}

export function typeIn({ tipo }: ConsultationsSearch): ConsultationType | undefined {
  return tipo && types[tipo]
}

/** The search parameter of a tab, or of a type. */
export const tabParameter = (group: Group) => ({ aba: nameOf(tabs, group) })
export const typeParameter = (type: ConsultationType | undefined) => ({ tipo: nameOf(types, type) })

function isKey<Names extends object>(names: Names, value: unknown): value is keyof Names & string {
  return typeof value === 'string' && Object.hasOwn(names, value)
}

function nameOf<Names extends Record<string, string>>(names: Names, value: string | undefined) {
  return Object.keys(names).find((name): name is keyof Names & string => names[name] === value)
}
