/** 7.5 as the two parts of "7 h 30 min"; a part of zero is left out. */
export function hoursAndMinutes(hours: number): { value: string; unit: string }[] {
  const total = Math.round(hours * 60)
  const whole = Math.floor(total / 60)
  const rest = total % 60
  const parts = []
  if (whole > 0) parts.push({ value: String(whole), unit: 'h' })
  if (rest > 0 || whole === 0) parts.push({ value: String(rest), unit: 'min' })
  return parts
}
