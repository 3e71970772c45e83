import { expect, test } from 'vitest'
import { afterMove, afterNavigation, afterOpening } from './use-open-record.ts'

type Step = readonly ['opens' | 'arrives at', string | undefined] | readonly ['has navigated']

/** The open record after each step, starting from the list. */
function records(...steps: Step[]): (string | undefined)[] {
  let opened: Parameters<typeof afterNavigation>[0] = { id: undefined, address: undefined, navigations: 0 }
  return steps.map((step) => {
    if (step[0] === 'opens') opened = afterOpening(opened, step[1])
    else if (step[0] === 'arrives at') opened = afterMove(opened, step[1])
    else opened = afterNavigation(opened)
    return opened.id
  })
}

const arrival = (id: string | undefined): Step[] => [['arrives at', id], ['has navigated']]

test('follows keys at once and the address in the end', () => {
  expect({
    'a key': records(['opens', 'A'], ...arrival('A')),
    'two keys before the first address': records(
      ['opens', 'A'],
      ['opens', 'B'],
      ...arrival('A'),
      ...arrival('B'),
    ),
    'the history': records(['opens', 'A'], ...arrival('A'), ['arrives at', undefined]),
    'the history, before the address of the key': records(['opens', 'A'], ['has navigated']),
    'the history to another record, before the address of the key': records(
      ['opens', 'A'],
      ...arrival('A'),
      ['opens', 'B'],
      ['arrives at', undefined],
      ['has navigated'],
    ),
  }).toEqual({
    'a key': ['A', 'A', 'A'],
    'two keys before the first address': ['A', 'B', 'B', 'B', 'B', 'B'],
    'the history': ['A', 'A', 'A', undefined],
    'the history, before the address of the key': ['A', undefined],
    'the history to another record, before the address of the key': ['A', 'A', 'A', 'B', 'B', undefined],
  })
})
