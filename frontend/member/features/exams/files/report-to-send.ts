import { chosenFileOf } from '#member/shared/lib/files/chosen-file.ts'

/** The upload name of a saved exam. */
export const uploadFormOf = (examId: string) => `exam-${examId}`

let examToSendTo: string | undefined

/** Passes the file chosen in the form of a new exam to the saved exam, whose screen sends it. */
export function handReportOver(memberId: string, examId: string): void {
  const unsaved = chosenFileOf(memberId, uploadFormOf('new'))
  const file = unsaved.read()
  if (!file) return
  unsaved.write(undefined)
  chosenFileOf(memberId, uploadFormOf(examId)).write(file)
  examToSendTo = examId
}

/** Whether the exam was just saved with a file; true only once. */
export function takeReportToSend(examId: string): boolean {
  const isExpected = examToSendTo === examId
  if (isExpected) examToSendTo = undefined
  return isExpected
}
