import { type Drug, type DrugClass, drugClasses, drugNames } from './drug-names.ts'
import { foldWords } from './fold.ts'

/** Words that do not help to identify a drug. */
const COMMON_WORDS = new Set(
  (
    'a o e ou ao de do da em no na com por para the of to and or ' +
    'alergia alergico alergica allergy allergic remedio medicamento medicacao medicine drug antibiotico ' +
    'comprimido capsula gota xarope solucao pomada creme gel spray colirio injecao sache po generico ' +
    'mg mcg g ml ui mui acido sal cloridrato sulfato fosfato maleato sodico sodica sodio potassico potassica potassio ' +
    'infantil adulto forte plus composto oral'
  ).split(' '),
)
const PARTS = /[,;/+]|\s(?:e|ou|and|or)\s/iu

/** Words in lower case without accents and without an "s" at the end; a dosage such as "500mg" is two words. */
function wordsOf(text: string): string[] {
  const words = foldWords(text).match(/\p{L}+|\p{N}+/gu) ?? []
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
}

const phraseOf = (text: string) => ` ${wordsOf(text).join(' ')} `

interface Known<Item> {
  item: Item
  phrases: readonly string[]
}
const knownDrugs: readonly Known<Drug>[] = Object.entries(drugNames).map(([drug, names]) => ({
  item: drug as Drug,
  phrases: names.map(phraseOf),
}))
const knownClasses: readonly Known<DrugClass>[] = drugClasses.map((item) => ({
  item,
  phrases: item.names.map(phraseOf),
}))

/** The items whose names occur in the text as whole words. */
function namedIn<Item>(text: string, known: readonly Known<Item>[]): Item[] {
  const phrase = phraseOf(text)
  return known.filter(({ phrases }) => phrases.some((name) => phrase.includes(name))).map(({ item }) => item)
}

function haveCommonDrug(allergy: string, medication: string): boolean {
  const noted = namedIn(allergy, knownDrugs)
  const taken = namedIn(medication, knownDrugs)
  const classes = [
    ...namedIn(allergy, knownClasses),
    ...drugClasses.filter(({ drugs }) => noted.some((drug) => drugs.includes(drug))),
  ]
  const asked = new Set([
    ...noted,
    ...classes.flatMap(({ drugs, alsoAsked = [] }) => [...drugs, ...alsoAsked]),
  ])
  return (
    taken.some((drug) => asked.has(drug)) ||
    namedIn(medication, knownClasses).some((named) => classes.includes(named))
  )
}

/** Whether every significant word of one text occurs in the other. */
function haveSameWords(allergy: string, medication: string): boolean {
  const taken = tellingWords(medication)
  return allergy.split(PARTS).some((part) => {
    const noted = tellingWords(part)
    return isWithin(noted, taken) || isWithin(taken, noted)
  })
}

function tellingWords(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => !COMMON_WORDS.has(word) && /\p{L}/u.test(word)))
}

const isWithin = (words: Set<string>, others: Set<string>) =>
  words.size > 0 && [...words].every((word) => others.has(word))

/**
 * The noted allergies that a medication may conflict with: by name, synonym, brand or a class with a shared
 * allergy (`drug-names.ts`), else by equal words. The table is small, so no match does not mean that it is
 * safe.
 */
export function allergiesToAskAbout<Noted extends { substance: string }>(
  allergies: readonly Noted[],
  medication: string,
): Noted[] {
  return allergies.filter(
    ({ substance }) => haveCommonDrug(substance, medication) || haveSameWords(substance, medication),
  )
}
