import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announceUserLeft } from '#shared/lib/session/user-left.ts'
import { offerUndo, sayUndone, undoLast, undoState } from './undo-offers.ts'

const SECONDS = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  announceUserLeft()
  vi.useRealTimers()
})

const approve = (name: string, seconds = 10) =>
  offerUndo({ kind: 'registration.approved', names: [name], until: Date.now() + seconds * SECONDS })
const offered = () => undoState().offers.map(({ names }) => names.join())

it('offers the undo before the answer, the newest decision first, and undoes each once', () => {
  const undone: string[] = []
  approve('Ana').confirm(() => undone.push('Ana'))
  approve('Bia').confirm(() => undone.push('Bia'))
  expect(offered()).toEqual(['Bia', 'Ana'])
  expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false])
  expect(undone).toEqual(['Bia', 'Ana'])
  expect(offered()).toEqual([])
})

it('undoes a decision that was taken back early once its answer arrives', () => {
  const undo = vi.fn()
  const decision = approve('Ana')
  undoLast()
  expect(offered()).toEqual([])
  expect(undo).not.toHaveBeenCalled()
  decision.confirm(undo)
  expect(undo).toHaveBeenCalledOnce()
  expect(offered()).toEqual([])
})

it('corrects an offer by the answer: who was decided, and until when', () => {
  const decision = offerUndo({
    kind: 'registration.rejected',
    names: ['Ana', 'Bia'],
    until: Date.now() + 10 * SECONDS,
  })
  decision.confirm(() => {}, { names: ['Bia'], until: Date.now() + 30 * SECONDS })
  expect(offered()).toEqual(['Bia'])
  vi.advanceTimersByTime(29 * SECONDS)
  expect(offered()).toEqual(['Bia'])
  vi.advanceTimersByTime(SECONDS)
  expect(offered()).toEqual([])
})

it('withdraws the offer of a decision that failed, and undoes nothing for it', () => {
  const decision = approve('Ana')
  decision.withdraw()
  expect(offered()).toEqual([])
  expect(undoLast()).toBe(false)
})

it('ends each offer at its time, whatever order they were made in', () => {
  approve('Ana', 10)
  vi.advanceTimersByTime(4 * SECONDS)
  approve('Bia', 3)
  vi.advanceTimersByTime(3 * SECONDS)
  expect(offered()).toEqual(['Ana'])
  vi.advanceTimersByTime(3 * SECONDS)
  expect(offered()).toEqual([])
})

it('still tries a decision whose offer has just ended, but no older one', () => {
  const undone: string[] = []
  approve('Ana').confirm(() => undone.push('Ana'))
  vi.advanceTimersByTime(11 * SECONDS)
  expect(undoLast()).toBe(true)
  expect(undone).toEqual(['Ana'])
  expect(undoLast()).toBe(false)
  approve('Bia').confirm(() => undone.push('Bia'))
  vi.advanceTimersByTime(21 * SECONDS)
  expect(undoLast()).toBe(false)
  expect(undone).toEqual(['Ana'])
})

it('says for five seconds what was undone, or until the next decision', () => {
  sayUndone('Ana voltou')
  vi.advanceTimersByTime(4 * SECONDS)
  expect(undoState().undone).toBe('Ana voltou')
  vi.advanceTimersByTime(SECONDS)
  expect(undoState().undone).toBeUndefined()
  sayUndone('Bia voltou')
  approve('Carla')
  expect(undoState().undone).toBeUndefined()
})

it('offers the next administrator nothing', () => {
  const undo = vi.fn()
  approve('Ana').confirm(undo)
  sayUndone('Bia voltou')
  announceUserLeft()
  expect(undoState()).toEqual({ offers: [], latest: undefined, undone: undefined })
  expect(undoLast()).toBe(false)
  expect(undo).not.toHaveBeenCalled()
})
