import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupParts, type Part } from './group-modules.ts'

const part = (name: string, bytes: number, ...imports: string[]): Part => ({ name, bytes, imports })
const opens = (weight: number, ...parts: string[]) => ({ parts, weight, request: 30_000 })
const grouped = (parts: Part[], opened: Parameters<typeof groupParts>[1], most = 1_000) =>
  groupParts(parts, opened, most)
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

/** Parts that import parts before them, and what is opened. */
const apps = fc
  .array(fc.record({ bytes: fc.integer({ min: 1, max: 200_000 }), imports: fc.array(fc.nat(20)) }), {
    minLength: 2,
    maxLength: 12,
  })
  .chain((made) => {
    const parts = made.map(({ bytes, imports }, index) =>
      part(`${index}`, bytes, ...new Set(imports.filter((other) => other < index).map(String))),
    )
    const some = fc.subarray(
      parts.map(({ name }) => name),
      { minLength: 1 },
    )
    const opened = fc
      .tuple(fc.constantFrom(0.1, 1, 8, 200), some)
      .map(([weight, names]) => opens(weight, ...names))
    return fc.tuple(fc.constant(parts), fc.array(opened, { minLength: 1, maxLength: 6 }))
  })

/** Nothing is cheaper than anything else for parts that nobody opens. */
const notOpened: [Part[], ReturnType<typeof opens>[]] = [
  [
    part('0', 7),
    part('1', 6),
    part('2', 75_686),
    part('3', 189_965, '0'),
    part('4', 66_592, '3', '0'),
    part('5', 15, '3'),
    part('6', 135_686, '4', '0', '3'),
    part('7', 200_000, '6', '1'),
    part('8', 57_800, '5', '1'),
    part('9', 199_983, '3', '7', '2', '0'),
  ],
  [opens(0.1, '2')],
]

it('makes no files that import each other, in which a module would run before what it needs', () => {
  fc.assert(
    fc.property(apps, ([parts, opened]) => {
      const files = groupParts(parts, opened, 1_000)
      const fileOf = (name: string) => files.findIndex((names) => names.includes(name))
      const importsOf = (file: number) =>
        parts
          .filter(({ name }) => fileOf(name) === file)
          .flatMap(({ imports }) => imports.map(fileOf))
          .filter((other) => other !== file)
      for (const file of files.keys()) {
        const reached = new Set(importsOf(file))
        for (const other of reached) for (const further of importsOf(other)) reached.add(further)
        expect(reached).not.toContain(file)
      }
      expect(files.flat().toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
    }),
    { examples: [[notOpened]] },
  )
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

it('joins what costs least until there are no more files than allowed', () => {
  const parts = [
    part('one', 900_000),
    part('other', 800_000),
    part('small', 100_000),
    part('large', 2_000_000),
  ]
  const opened = ['one', 'other', 'small', 'large'].map((name) => opens(1, name))
  expect(grouped(parts, opened)).toEqual(['large', 'one', 'other', 'small'])
  expect(grouped(parts, opened, 3)).toEqual(['large', 'one', 'other+small'])
  expect(grouped(parts, opened, 2)).toEqual(['large', 'one+other+small'])
})
