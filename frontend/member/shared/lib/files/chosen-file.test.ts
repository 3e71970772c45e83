import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { chosenFileOf } from './chosen-file.ts'

const file = new File(['abc'], 'apolice.pdf')

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()))

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
  vi.stubGlobal('sessionStorage', fakeStorage())
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
  const names = Object.entries(sessionStorage)
  chosen.write(undefined)
  vi.stubGlobal('sessionStorage', fakeStorage(Object.fromEntries(names)))
  expect(chosen.lostName()).toBe('apolice.pdf')
})
