/** "Cardiologia com Dra. Ana Souza"; shorter where specialty or doctor is unknown. */
export function consultationTitle(
  specialty: string | null | undefined,
  doctorName: string | null | undefined,
): string {
  const subject = specialty || 'Consulta'
  return doctorName ? `${subject} com ${doctorName}` : subject
}
