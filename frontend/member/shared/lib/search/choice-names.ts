/** The names of choices in a screen's search, in Portuguese whatever the language. */
export type ChoiceNames<Choice extends string> = Record<Choice, string>

/** The choice named by a search parameter; `undefined` if it names none. */
export function choiceNamed<Choice extends string>(
  names: ChoiceNames<Choice>,
  name: unknown,
): Choice | undefined {
  return (Object.keys(names) as Choice[]).find((choice) => names[choice] === name)
}
