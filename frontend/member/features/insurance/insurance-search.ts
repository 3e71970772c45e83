import { textInAddress } from '#member/shared/lib/address/text-in-address.ts'
import { yearInAddress } from '#member/shared/lib/address/year-in-address.ts'

export interface InsuranceSearch {
  ano?: number
  /** Named by `stateParameter`. */
  situacao?: string
}

export function insuranceSearch({ ano, situacao }: Record<string, unknown>): InsuranceSearch {
  const year = yearInAddress(ano)
  const state = textInAddress(situacao)
  return { ...(year && { ano: year }), ...(state && { situacao: state }) }
}
