import type { LinkedExam, NewConsultation } from '#contract/consultations.ts'

type Preparation = Pick<NewConsultation, 'placeName' | 'address' | 'phone' | 'bring' | 'examIds'>

/** The preparation columns for an edit; `undefined` keeps the stored value. */
export function preparationOf(
  { placeName, address, phone, bring, examIds }: Preparation,
  linkable: readonly LinkedExam[],
) {
  return {
    placeName,
    address,
    phone,
    bring: bring && listOrNull(bring),
    examIds: examIds && listOrNull(linkable.map(({ id }) => id)),
  }
}

/** The preparation columns for a new record; omitted values are empty. */
export function newPreparationOf(input: Preparation, linkable: readonly LinkedExam[]) {
  const {
    placeName = null,
    address = null,
    phone = null,
    bring = null,
    examIds = null,
  } = preparationOf(input, linkable)
  return { placeName, address, phone, bring, examIds }
}

function listOrNull(list: string[]): string[] | null {
  return list.length > 0 ? list : null
}
