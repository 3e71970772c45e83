import { beforeEach, expect, it, vi } from 'vitest'
import { chosenFileOf } from './chosen-file.ts'

const file = new File(['abc'], 'apolice.pdf')
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
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
  kept.clear()
  expect(chosenFileOf('maria', 'policy').read()).toBeUndefined()
})

it('belongs to one form', () => {
  chosenFileOf('maria', 'policy').write(file)
  expect(chosenFileOf('maria', 'exam').read()).toBeUndefined()
  expect(chosenFileOf('maria', 'policy').read()).toBe(file)
})
