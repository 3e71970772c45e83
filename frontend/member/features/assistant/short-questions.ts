import { shortQuestions } from '#locales/questions.ts'

export type ShortQuestion = keyof typeof shortQuestions

function isShort(name: string): name is ShortQuestion {
  return name in shortQuestions
}

/** The kind of a question that needs no search in the articles; `undefined` for any other. */
export function findShortQuestion(question: string): ShortQuestion | undefined {
  return Object.keys(shortQuestions)
    .filter(isShort)
    .find((name) => shortQuestions[name].test(question.normalize('NFC')))
}
