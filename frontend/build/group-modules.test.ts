import { expect, it } from 'vitest'
import { groupParts, type Part } from './group-modules.ts'

const part = (name: string, bytes: number, ...imports: string[]): Part => ({ name, bytes, imports })
const opens = (weight: number, ...parts: string[]) => ({ parts, weight, request: 30_000 })
const grouped = (...input: Parameters<typeof groupParts>) =>
  groupParts(...input)
    .map((names) => names.toSorted().join('+'))
    .toSorted()

it('joins what is always loaded together, and leaves apart what one screen would load in vain', () => {
  const parts = [
    part('entry', 900_000),
    part('frame', 200_000, 'entry'),
    part('icon', 300),
    part('sleep', 400_000, 'frame', 'icon'),
    part('exams', 400_000, 'frame', 'icon'),
  ]
  const opened = ['sleep', 'exams'].map((name) => opens(1, 'entry', name))
  const first = opens(20, 'entry')
  expect(grouped(parts, [...opened, first])).toEqual(['entry', 'exams', 'frame+icon', 'sleep'])
})

it('makes no file that imports another one which imports it', () => {
  const parts = [
    part('base', 20_000),
    part('heavy', 900_000, 'base'),
    part('top', 20_000, 'heavy'),
    part('other', 900_000, 'base'),
  ]
  const opened = [opens(1, 'top'), opens(1, 'heavy'), opens(40, 'base'), opens(1, 'other')]
  expect(grouped(parts, opened)).not.toContainEqual(expect.stringMatching(/base.*top/))
})

it('counts what comes with a joined part', () => {
  const parts = [part('chart', 2_000_000), part('row', 10_000, 'chart'), part('home', 10_000)]
  const opened = [opens(8, 'home'), opens(0.5, 'home', 'row')]
  expect(grouped(parts, opened)).toEqual(['chart+row', 'home'])
})

it('joins a tiny part with the file that costs least', () => {
  const parts = [part('tiny', 100), part('one', 900_000), part('other', 800_000)]
  const opened = ['tiny', 'one', 'other'].map((name) => opens(1, name))
  expect(grouped(parts, opened)).toEqual(['one', 'other+tiny'])
})

it('joins nothing that is missing from the parts', () => {
  expect(grouped([part('one', 10_000, 'gone')], [opens(1, 'one', 'gone')])).toEqual(['one'])
})
