import { beforeEach, expect, it, vi } from 'vitest'
import { chosenFileOf } from './chosen-file.ts'

const file = new File(['abc'], 'apolice.pdf')
const entries = new Map<string, string>()

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
})

it('is returned when the screen opens again, to the same member only', () => {
  chosenFileOf('maria', 'policy').write(file)
  expect(chosenFileOf('maria', 'policy').read()).toBe(file)
  expect(chosenFileOf('joao', 'policy').read()).toBeUndefined()
  expect(chosenFileOf('maria', 'policy').read()).toBeUndefined()
})

it('is removed after it was sent or discarded', () => {
  chosenFileOf('maria', 'policy').write(file)
  chosenFileOf('maria', 'policy').write(undefined)
  expect(chosenFileOf('maria', 'policy').read()).toBeUndefined()
})

it('is removed by a sign-out, which clears the storage', () => {
  chosenFileOf('maria', 'policy').write(file)
  entries.clear()
  expect(chosenFileOf('maria', 'policy').read()).toBeUndefined()
})

it('belongs to one form', () => {
  chosenFileOf('maria', 'policy').write(file)
  expect(chosenFileOf('maria', 'exam').read()).toBeUndefined()
  expect(chosenFileOf('maria', 'policy').read()).toBe(file)
})

it('names the file that a reload has lost', () => {
  const chosen = chosenFileOf('maria', 'exam-new')
  expect(chosen.lostName()).toBeUndefined()
  chosen.write(file)
  expect(chosen.lostName()).toBeUndefined()
  const names = [...entries]
  chosen.write(undefined)
  for (const [key, name] of names) entries.set(key, name)
  expect(chosen.lostName()).toBe('apolice.pdf')
})
