/** The letters with marks of Portuguese and its neighbours, each with the letter that a search compares. */
const PLAIN_LETTERS = {
  a: 'áàâãä',
  e: 'éèêë',
  i: 'íìîï',
  o: 'óòôõö',
  u: 'úùûü',
  c: 'ç',
  n: 'ñ',
}
/** Marks that are characters of their own: grave, acute, circumflex, tilde, diaeresis and cedilla. */
const COMBINING_MARKS = [0x300, 0x301, 0x302, 0x303, 0x308, 0x327]

const lowerCaseLetters = Object.entries(PLAIN_LETTERS).flatMap(([plain, marked]) =>
  [...marked].map((letter) => [`'${letter}'`, `'${plain}'`] as const),
)
const capitals = lowerCaseLetters.map(([letter, plain]) => [letter.toUpperCase(), plain] as const)
const marks = COMBINING_MARKS.map((code) => [`char(${code})`, "''"] as const)

/** libSQL's parser rejects expressions that are nested much deeper. */
const NESTED_MAX = 10

type Replacement = readonly [from: string, to: string]

/**
 * The text in lower case and without marks, after `more` replacements of one SQL expression by another. SQLite's `lower`
 * changes ASCII letters only.
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
