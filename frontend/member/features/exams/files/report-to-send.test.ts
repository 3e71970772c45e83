import { beforeEach, expect, it, vi } from 'vitest'
import { chosenFileOf } from '#member/shared/lib/files/chosen-file.ts'
import { handReportOver, takeReportToSend, uploadFormOf } from './report-to-send.ts'

const entries = new Map<string, string>()

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
})

it('hands the chosen file to the saved exam, to be sent once', () => {
  const file = new File(['abc'], 'laudo.pdf')
  chosenFileOf('maria', uploadFormOf('new')).write(file)
  handReportOver('maria', 'exam-1')
  expect(chosenFileOf('maria', uploadFormOf('exam-1')).read()).toBe(file)
  expect(chosenFileOf('maria', uploadFormOf('new')).read()).toBeUndefined()
  expect(takeReportToSend('exam-2')).toBe(false)
  expect(takeReportToSend('exam-1')).toBe(true)
  expect(takeReportToSend('exam-1')).toBe(false)
})

it('sends nothing where no file was chosen', () => {
  handReportOver('maria', 'exam-3')
  expect(takeReportToSend('exam-3')).toBe(false)
})
