import type { LinkedExam, NewConsultation } from '#contract/consultations.ts'

type Preparation = Pick<NewConsultation, 'placeName' | 'address' | 'phone' | 'bring' | 'examIds'>

/** The columns of what prepares for a consultation, for an edit; `undefined` keeps what is stored. */
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

/** The same columns for a new record, where what was not given is empty. */
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
