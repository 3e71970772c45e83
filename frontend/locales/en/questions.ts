/** How people ask the help assistant in English. Words are folded: lower case, without accents. */

/** Greetings, which are not questions. */
export const greetings = /\b(good (morning|afternoon|evening)|hello|hi)\b/gi

const MEDICINE =
  'medicine|medication|drug|antibiotic|ibuprofen|paracetamol|aspirin|omeprazole|losartan|simvastatin|metformin|amoxicillin|sertraline|fluoxetine|clonazepam'
const TOGETHER = 'mix|together|combine|interact|same time'
const DOSE = ' (of )?\\d\\S*( (mg|g|ml|drops))?'

/** Questions answered without a search; the first match wins. */
export const shortQuestions = {
  combination: new RegExp(
    `(${TOGETHER}).*(${MEDICINE}|alcohol)|(${MEDICINE}).*(${TOGETHER}|with (alcohol|beer|wine))|can i take \\p{L}+(${DOSE})? (together )?(with|and) \\p{L}+`,
    'iu',
  ),
  lowMood:
    /\b(i am|i'm|i feel|feeling|i have been|i've been)\b(.*\b(sad|depressed|down|lonely)\b|( \w+){0,2} empty\b)|no (energy|desire) for anything/iu,
  nextConsultation:
    /^(?!.*\b(cancel|reschedule|schedule|book|change|move|delete)\b).*\b(when|what|which)\b.*\bnext (consultation|appointment)\b/iu,
  nextMedication: /\b(when|what|which)\b.*\bnext (medicine|medication|dose|pill)\b/iu,
  thanks:
    /^\W*(many |ok,? )?(thanks|thank you|thx|cheers)\b(?!.*\b(but|how|when|where|what|which|can i|could)\b)[^?]*$/iu,
  smallTalk: /^\W*((hi|hello)[,!. ]*)?(how are you|who are you)\b.{0,20}$/iu,
  closing:
    /^\W*((ok(ay)?|all right|got it|perfect|great)\W*|(bye|goodbye|see you|that is all)\b(?!.*\b(but|how|when|where|what|which|can i|could)\b)[^?]{0,20})$/iu,
} as const

/** Words that say nothing about a question's subject. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any are as at be been but by can could did do does for from get had has have he her here his how i if in ' +
    'into is it its just know like may me mine more much must my need no nor not of on one or our please she should so some that the ' +
    'their them then there they this those to too up use very want was we were what when where which who whose why will with would ' +
    'you your'
  ).split(' '),
)

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
]
const ENDINGS = /(?<=.{3})(ations?|ing|ed|ment|er|e|y)$/
const STEM_MIN = 3
const DOUBLED_LETTER = /(?<=.{3})(\p{L})\1+$/u

/** A light stemmer: "schedule", "scheduled" and "scheduling" share a stem. Strips endings only. */
export function stem(word: string): string {
  const plural = PLURALS.find(([ending]) => word.length > STEM_MIN + 1 && ending.test(word))
  const singular = plural ? word.replace(...plural) : word
  return singular.replace(ENDINGS, '').replace(DOUBLED_LETTER, '$1')
}
