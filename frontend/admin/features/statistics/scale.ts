/** A round number not below the greatest value, for the top of an axis; an even one where it is small. */
export function axisTop(values: readonly number[]): number {
  const most = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 4, 5, 10].map((step) => step * power).find((top) => top >= most && top % 2 === 0) ?? most
}

/** "12%", "0,4%" of the value before; `null` where there was nothing. */
export function shareOf(count: number, previous: number): string | null {
  if (previous === 0) return null
  const share = Math.abs(count - previous) / previous
  return new Intl.NumberFormat('pt-BR', {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share)
}
