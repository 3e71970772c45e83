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

function listOrNull(list: string[]): string[] | null {
  return list.length > 0 ? list : null
}
