import { yearInAddress } from '#member/shared/lib/records/year-in-address.ts'

/** The filter of the list as written in the address; `filterOf` interprets it. */
export interface InsuranceSearch {
  ano?: number
  situacao?: string
}

export function insuranceSearch({ ano, situacao }: Record<string, unknown>): InsuranceSearch {
  const year = yearInAddress(ano)
  return {
    ...(year !== undefined && { ano: year }),
    ...(typeof situacao === 'string' && situacao !== '' && { situacao }),
  }
}
