import type { ConsultationGroup, ConsultationType } from '#contract/consultations.ts'
import type { ListChoice } from '#member/shared/lib/records/list-filter.ts'
import { choiceNamed } from '#member/shared/lib/search/choice-names.ts'
import type { ConsultationsSearch } from './consultations-search.ts'

/** The tabs other than the upcoming consultations. */
const tabNames = { past: 'passadas', cancelled: 'canceladas' }

/** The type filter of a past tab, in the URL. */
export const typeParameter: ListChoice<ConsultationType> = {
  parameter: 'tipo',
  names: { 'In-person': 'presencial', Video: 'video', Phone: 'telefone' },
}

export function groupIn({ aba: tab }: ConsultationsSearch): ConsultationGroup {
  return choiceNamed(tabNames, tab) ?? 'upcoming'
}

export function tabSearch(group: ConsultationGroup): ConsultationsSearch {
  return group === 'upcoming' ? {} : { aba: tabNames[group] }
}
