import { describe, expect, it } from 'vitest'
import { FILE_MAX_BYTES } from '#contract/files.ts'
import { ACCEPTED, contentTypeOf, fileProblem, formatFileSize } from './file-rules.ts'

describe('fileProblem', () => {
  it.each([
    ['apolice.pdf', 1, undefined],
    ['APOLICE.PDF', FILE_MAX_BYTES, undefined],
    ['foto.jpeg', 500, undefined],
    ['apolice.pdf', FILE_MAX_BYTES + 1, 'O arquivo passa de 10 MB. Envie um menor.'],
    ['apolice.pdf', 0, 'O arquivo está vazio. Escolha outro.'],
    ['apolice.docx', 500, 'Envie um arquivo PDF, JPG ou PNG.'],
    ['apolice.pdf.exe', 500, 'Envie um arquivo PDF, JPG ou PNG.'],
    ['pdf', 500, 'Envie um arquivo PDF, JPG ou PNG.'],
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
