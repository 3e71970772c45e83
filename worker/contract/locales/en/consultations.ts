/** "Cardiology with Dr Ana Souza"; shorter where specialty or doctor is unknown. */
export function consultationTitle(
  specialty: string | null | undefined,
  doctorName: string | null | undefined,
): string {
  const subject = specialty || 'Consultation'
  return doctorName ? `${subject} with ${doctorName}` : subject
}
