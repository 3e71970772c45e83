/** The names of choices in the address. They are Portuguese in every language. */
export type ChoiceNames<Choice extends string> = Record<Choice, string>

/** The choice that a search parameter names; `undefined` if it names none. */
export function choiceNamed<Choice extends string>(
  names: ChoiceNames<Choice>,
  name: unknown,
): Choice | undefined {
  return (Object.keys(names) as Choice[]).find((choice) => names[choice] === name)
}
