import { type SchemaObject, trigger } from './schema-object.ts'

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

/** The text in lower case and without marks. SQLite's `lower` changes ASCII letters only. */
function plainTextOf(text: string): string {
  const replacements = [...lowerCaseLetters, ...capitals, ...marks]
  let select = `SELECT lower(${text}) AS plain`
  for (let first = 0; first < replacements.length; first += NESTED_MAX) {
    const plain = replacements
      .slice(first, first + NESTED_MAX)
      .reduce((sql, [from, to]) => `replace(${sql}, ${from}, ${to})`, 'plain')
    select = `SELECT ${plain} AS plain FROM (${select})`
  }
  return `(${select})`
}

/** The texts of a member's records that a search finds words in. */
const searched = {
  consultations: ['doctor_name', 'specialty', 'notes', 'place_name', 'address', 'bring'],
  sleep_entries: ['notes'],
  exercises: ['notes'],
  policies: ['file_name', 'policy_number', 'rejection_text'],
}

/** Triggers that keep `search_text`. */
export const recordSearchObjects: readonly SchemaObject[] = Object.entries(searched).flatMap(
  ([table, columns]) => {
    const texts = columns.map((column) => `coalesce(new.${column}, '')`).join(' || char(10) || ')
    const body = [`UPDATE ${table} SET search_text = ${plainTextOf(texts)} WHERE id = new.id`]
    return [
      trigger(`${table}_search_text_insert`, {
        comment: 'Prepares the texts of a new record for the search.',
        event: `AFTER INSERT ON ${table}`,
        body,
      }),
      trigger(`${table}_search_text_update`, {
        comment: 'Prepares the texts of a changed record for the search.',
        event: `AFTER UPDATE OF ${columns.join(', ')} ON ${table}`,
        body,
      }),
    ]
  },
)
