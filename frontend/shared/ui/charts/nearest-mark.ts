/** Index of the position nearest to a place. */
export function nearestMark(positions: readonly number[], place: number): number {
  const distance = (position: number) => Math.abs(position - place)
  return positions.reduce(
    (nearest, position, index) =>
      distance(position) < distance(positions[nearest] ?? Number.POSITIVE_INFINITY) ? index : nearest,
    0,
  )
}
