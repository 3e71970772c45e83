import { type ChoiceNames, choiceNamed } from '../search/choice-names.ts'

export interface ListFilter<Choice extends string = string> {
  search: string
  year: number | undefined
  /** The kind or state that the list is limited to. */
  choice: Choice | undefined
}

export const UNFILTERED = { search: '', year: undefined, choice: undefined } as const

/** A list's filter, as search parameters. */
export interface ListParameters {
  ano?: number | undefined
  arquivo?: string | undefined
  doses?: string | undefined
  situacao?: string | undefined
  tipo?: string | undefined
}

/** The search parameter for a list's kind or state. */
export interface ListChoice<Choice extends string> {
  parameter: Exclude<keyof ListParameters, 'ano'>
  names: ChoiceNames<Choice>
}

/** The filter in the screen's search, plus the list's search text. */
export function readListFilter<Choice extends string>(
  { parameter, names }: ListChoice<Choice>,
  parameters: ListParameters,
  search: string,
): ListFilter<Choice> {
  return { search, year: parameters.ano, choice: choiceNamed(names, parameters[parameter]) }
}
