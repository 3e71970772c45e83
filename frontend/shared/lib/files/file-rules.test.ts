import { describe, expect, it } from 'vitest'
import { FILE_EMPTY, FILE_MAX_BYTES, FILE_TOO_LARGE, FILE_TYPE_REFUSED } from '#contract/files.ts'
import { ACCEPTED, contentTypeOf, fileProblem, formatFileSize } from './file-rules.ts'

describe('fileProblem', () => {
  it.each([
    ['apolice.pdf', 1, undefined],
    ['APOLICE.PDF', FILE_MAX_BYTES, undefined],
    ['foto.jpeg', 500, undefined],
    ['apolice.pdf', FILE_MAX_BYTES + 1, FILE_TOO_LARGE],
    ['apolice.pdf', 0, FILE_EMPTY],
    ['apolice.docx', 500, FILE_TYPE_REFUSED],
    ['apolice.pdf.exe', 500, FILE_TYPE_REFUSED],
    ['pdf', 500, FILE_TYPE_REFUSED],
    [`${'a'.repeat(197)}.pdf`, 500, 'Use um nome de arquivo de até 200 caracteres'],
  ])('%s of %i bytes: %s', (name, size, problem) => {
    expect(fileProblem({ name, size })).toBe(problem)
  })
})

describe('contentTypeOf', () => {
  it.each([
    ['a.pdf', 'application/pdf'],
    ['a.JPG', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a', 'application/octet-stream'],
  ])('%s is %s', (name, type) => {
    expect(contentTypeOf(name)).toBe(type)
  })
})

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [12_800, '12,5 KB'],
    [1024 * 1024, '1 MB'],
    [FILE_MAX_BYTES, '10 MB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(formatFileSize(bytes)).toBe(words)
  })
})

it('offers the extensions of the specification', () => {
  expect(ACCEPTED.split(',').sort()).toEqual(['.jpeg', '.jpg', '.pdf', '.png'])
})
