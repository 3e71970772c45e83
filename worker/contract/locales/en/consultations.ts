export const DATE_REQUIRED = 'Please select a date'
export const DATE_PAST = 'Choose a date from today on.'
export const TIME_REQUIRED = 'Please select a time'
export const TIME_EMPTY = 'Invalid time. Select a valid time in the format HH:MM.'
export const TIME_NOT_NUMERIC = 'Invalid time format. Use the format HH:MM.'
export const TYPE_REQUIRED = 'Please select the type of consultation'
export const NEW_IS_SCHEDULED = 'A new consultation starts as scheduled'
export const INVALID_GROUP = 'Invalid status'
export const INVALID_OVERLAP = 'Invalid choice'
export const INVALID_PHONE = 'Enter a phone number without letters, with at least 3 digits.'

export const tooManyLines = ({ lines }: { lines: number }) => `Write at most ${lines} items`
export const tooManyExams = ({ exams }: { exams: number }) => `Choose at most ${exams} exams`

/** A consultation is only the member's note: the clinic learns neither of it nor of its cancellation. */
export const ONLY_NOTED_HERE = 'Noted only here: confirm it with the clinic'
export const TELL_THE_CLINIC = 'Tell the clinic'

/** "You already have Cardiology with Dr Ana Souza at 08:00." */
export const consultationOverlaps = ({ title, day, time }: { title: string; day: string; time: string }) =>
  `You already have ${title} on ${day} at ${time}.`

/** "Cardiology with Dr Ana Souza"; shorter if the specialty or the doctor is unknown. */
export function consultationTitle(
  specialty: string | null | undefined,
  doctorName: string | null | undefined,
): string {
  const subject = specialty || 'Consultation'
  return doctorName ? `${subject} with ${doctorName}` : subject
}
