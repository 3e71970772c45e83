/** Free space between two labels, in pixels. */
const LABEL_GAP = 16

/** Indexes of the points labelled under the axis: evenly spaced from the last one back, as many as fit. */
export function labelledPoints(count: number, width: number, labelWidth: number): number[] {
  const spacing = width / Math.max(1, count - 1)
  const step = Math.max(1, Math.ceil((labelWidth + LABEL_GAP) / spacing))
  const first = (count - 1) % step
  return Array.from({ length: Math.ceil(count / step) }, (_, label) => first + label * step)
}
