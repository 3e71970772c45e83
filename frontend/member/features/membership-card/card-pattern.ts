/** The card as it is drawn on the page and into the picture: ISO 7810 ID-1 in its proportions. */
export const CARD = { width: 1586, height: 1000 }

/** Rings around a point beyond the upper right corner. */
export const RINGS = {
  x: 1480,
  y: -60,
  radii: [300, 460, 620, 780, 940, 1100, 1260, 1420, 1580],
  width: 3,
  stroke: 'rgb(255 255 255 / 0.07)',
}
