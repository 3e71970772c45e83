import { expect, it } from 'vitest'
import { groupIntoLines } from './text-lines.ts'

const run = (text: string, x: number, y: number, width = text.length * 6) => ({
  text,
  x,
  y,
  width,
  height: 12,
})
const textsOf = (...runs: Parameters<typeof groupIntoLines>[0]) =>
  groupIntoLines(runs).map(({ cells }) => cells.map(({ text }) => text))

it('orders lines from top to bottom and runs from left to right', () => {
  expect(textsOf(run('segunda', 50, 700), run('linha', 98, 700), run('primeira', 50, 760))).toEqual([
    ['primeira'],
    ['segunda linha'],
  ])
})

it('joins runs on one line, with slightly different baselines', () => {
  expect(textsOf(run('Apólice', 50, 700), run('12.345', 96, 701.5), run('-6', 132.2, 700))).toEqual([
    ['Apólice 12.345-6'],
  ])
})

it('separates columns, gives their positions, and leaves out blanks', () => {
  expect(
    groupIntoLines([
      run('Seguradora', 50, 700),
      run(' ', 110, 700),
      run('Apólice', 400, 700),
      run('12', 448, 700),
    ]),
  ).toEqual([
    {
      y: 700,
      height: 12,
      cells: [
        { text: 'Seguradora', left: 50, right: 110 },
        { text: 'Apólice 12', left: 400, right: 460 },
      ],
    },
  ])
})

it('keeps runs without height apart', () => {
  expect(textsOf({ ...run('a', 0, 10), height: 0 }, { ...run('b', 0, 9), height: 0 })).toEqual([['a'], ['b']])
})
