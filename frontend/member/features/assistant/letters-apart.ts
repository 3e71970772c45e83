/** How many letters are added, left out, changed or swapped with a neighbour between two words. */
export function lettersApart(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row++) {
    rows.push([row])
    for (let column = 1; column <= b.length; column++) {
      const change = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swap = isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY
      rows[row]?.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, change, swap))
    }
  }
  return at(a.length, b.length)
}
