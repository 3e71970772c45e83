import { type ChoiceNames, choiceNamed } from '../address/choice-in-address.ts'

/** What a list of records shows. */
export interface ListFilter<Choice extends string = string> {
  search: string
  year: number | undefined
  /** The kind or state to which the list is narrowed. */
  choice: Choice | undefined
}

export const UNFILTERED = { search: '', year: undefined, choice: undefined } as const

/** The filter of a list in the address. */
export interface ListAddress {
  ano?: number | undefined
  arquivo?: string | undefined
  doses?: string | undefined
  situacao?: string | undefined
  tipo?: string | undefined
}

/** The search parameter of a list's kind or state. */
export interface ListChoice<Choice extends string> {
  parameter: Exclude<keyof ListAddress, 'ano'>
  names: ChoiceNames<Choice>
}

/** The filter that the address names, with the list's search text. */
export function listFilterOf<Choice extends string>(
  { parameter, names }: ListChoice<Choice>,
  address: ListAddress,
  search: string,
): ListFilter<Choice> {
  return { search, year: address.ano, choice: choiceNamed(names, address[parameter]) }
}
