/** "Cardiologia com Dra. Ana Souza", or as much of it as is known. */
export function consultationTitle(
  specialty: string | null | undefined,
  doctorName: string | null | undefined,
): string {
  const subject = specialty || 'Consulta'
  return doctorName ? `${subject} com ${doctorName}` : subject
}
