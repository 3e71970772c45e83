/**
 * The accented letters of Portuguese and neighbouring languages, each with the plain letter that a search
 * compares.
 */
const PLAIN_LETTERS = {
  a: 'áàâãä',
  e: 'éèêë',
  i: 'íìîï',
  o: 'óòôõö',
  u: 'úùûü',
  c: 'ç',
  n: 'ñ',
}
/** Marks encoded as separate characters: grave, acute, circumflex, tilde, diaeresis and cedilla. */
const COMBINING_MARKS = [0x300, 0x301, 0x302, 0x303, 0x308, 0x327]

const lowerCaseLetters = Object.entries(PLAIN_LETTERS).flatMap(([plain, marked]) =>
  [...marked].map((letter) => [`'${letter}'`, `'${plain}'`] as const),
)
const capitals = lowerCaseLetters.map(([letter, plain]) => [letter.toUpperCase(), plain] as const)
const marks = COMBINING_MARKS.map((code) => [`char(${code})`, "''"] as const)

/** libSQL's parser rejects expressions nested much deeper. */
const NESTED_MAX = 10

type Replacement = readonly [from: string, to: string]

/**
 * SQL for the text in lower case and without accents, after the additional replacements in `more`. SQLite's
 * `lower` changes only ASCII letters.
 */
export function plainTextOf(text: string, more: readonly Replacement[] = []): string {
  const replacements = [...lowerCaseLetters, ...capitals, ...marks, ...more]
  let select = `SELECT lower(${text}) AS plain`
  for (let first = 0; first < replacements.length; first += NESTED_MAX) {
    const plain = replacements
      .slice(first, first + NESTED_MAX)
      .reduce((sql, [from, to]) => `replace(${sql}, ${from}, ${to})`, 'plain')
    select = `SELECT ${plain} AS plain FROM (${select})`
  }
  return `(${select})`
}
