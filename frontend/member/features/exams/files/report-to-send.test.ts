import { beforeEach, expect, it, vi } from 'vitest'
import { chosenFileOf } from '#member/shared/lib/files/chosen-file.ts'
import { fakeStorage } from '#shared/lib/storage.testing.ts'
import { handReportOver, takeReportToSend, uploadFormOf } from './report-to-send.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()))

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
