/** A day in São Paulo so many days from today, as a person types it. */
export function typedDay(daysFromToday: number): string {
  return new Date(Date.now() + daysFromToday * 86_400_000).toLocaleDateString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
}
