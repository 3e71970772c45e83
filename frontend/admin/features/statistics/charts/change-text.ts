/** Below so many a share says little, and above so many times as much nobody pictures it. */
const SHARE_OF_MIN = 10
const SHARE_MAX = 10

/** "12%", "0,4%" of the value before; the difference itself where that says more. */
export function changeText(count: number, previous: number): string {
  const difference = Math.abs(count - previous)
  const share = difference / previous
  if (previous < SHARE_OF_MIN || share > SHARE_MAX) return new Intl.NumberFormat('pt-BR').format(difference)
  return new Intl.NumberFormat('pt-BR', {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share)
}
