/** Size of the drawing in its own units, in the proportions of a bank card (ISO 7810 ID-1). */
export const CARD = { width: 1586, height: 1000 }

/** The background pattern: rings around a point beyond the upper right corner. */
export const RINGS = {
  x: 1480,
  y: -60,
  radii: [300, 460, 620, 780, 940, 1100, 1260, 1420, 1580],
  width: 3,
  stroke: 'rgb(255 255 255 / 0.07)',
}
