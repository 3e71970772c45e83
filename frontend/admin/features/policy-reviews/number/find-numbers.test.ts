import { describe, expect, it, vi } from 'vitest'
import { groupIntoLines, type TextRun } from '#shared/lib/pdf/text-lines.ts'
import { findPolicyNumbers } from './find-numbers.ts'

const CHARACTER = 6
const HEIGHT = 9
const LINE = 12

/** The text runs of a page written as it looks; three spaces separate columns. */
function runsOf(page: string): TextRun[] {
  return page.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
      text: match[0],
      x: match.index * CHARACTER,
      y: 800 - index * LINE,
      width: match[0].length * CHARACTER,
      height: HEIGHT,
    })),
  )
}

const find = (...pages: string[]) => findPolicyNumbers(pages.map((page) => groupIntoLines(runsOf(page))))
const numbersIn = (...pages: string[]) => find(...pages).map(({ number }) => number)

describe('the policy number in a document', () => {
  it.each([
    [
      'beside its label',
      `
      SEGURO SAÚDE EMPRESARIAL                      CNPJ: 11.222.333/0001-81
      Apólice de Seguro nº 0531.18.1234567
      Vigência: das 24h de 01/01/2026 às 24h de 01/01/2027
      Processo SUSEP nº 15414.900123/2014-55        Emissão: 16/11/2026
      Segurado: Beatriz Rocha                       CPF: 529.982.247-25
      Rua das Acácias    Número: 1234    Bairro: Centro    CEP: 01310-100
      SAC 0800 727 0800                             Ouvidoria (11) 4004-1234
      `,
      ['0531.18.1234567'],
    ],
    [
      'in a table under headings',
      `
      DADOS DO SEGURO
      Ramo        Nº da Apólice        Endosso    Nº da Proposta    Vigência
      0982        1009820012345        000000     77889900          01/01/2026 a 01/01/2027
      Nome do titular        CPF              Telefone
      Rodrigo Souza          52998224725      11 91234-5678
      `,
      ['1009820012345'],
    ],
    [
      'in a table whose cells before it are empty',
      `
      Proposta     Endosso     Apólice Nº
                               12.345-6
      `,
      ['12.345-6'],
    ],
    [
      'in a form, with the value at the right',
      `
      Contrato coletivo por adesão
      Estipulante             Viver Bem Associação
      Número da apólice       445566/01
      Número do certificado   99887766
      Cartão nº               4111 1111 1111 1111
      `,
      ['445566/01'],
    ],
    [
      'in a header, before another one in a sentence',
      `
      Seguradora Horizonte                    Apólice: 77.0001-5
      O endosso altera a apólice nº 9999888 e o número da proposta 123456.
      Seguradora Horizonte                    Apólice: 77.0001-5
      `,
      ['77.0001-5', '9999888'],
    ],
    [
      'in a line that goes on',
      `
      APÓLICE Nº 0531 18 1234567 VIGÊNCIA 01/01/2026 A 31/12/2026
      `,
      ['0531 18 1234567'],
    ],
    [
      'of a document that just numbers itself',
      `
      Apólice de seguro saúde
      Número: 77.0001
      Rua do Sol, Número: 4455   Bairro: Centro
      `,
      ['77.0001'],
    ],
    [
      'beside that of the policy it replaces',
      `
      Apólice anterior: 1112223
      Renovação da apólice nº 3332221
      Nº da apólice anterior   555444
      Nº da apólice            666777
      `,
      ['666777'],
    ],
  ])('is found %s', (_, page, numbers) => {
    expect(numbersIn(page)).toEqual(numbers)
  })

  it.each([
    ['Apólice nº 12.345-6', '12.345-6'],
    ['APÓLICE Nº 12.345-6', '12.345-6'],
    ['Apólice n° 12345', '12345'],
    ['Apólice n.º 0531.18.1234567', '0531.18.1234567'],
    ['Apólice no. 998877', '998877'],
    ['Apolice nro 998877', '998877'],
    ['Apólice nº: 998877.', '998877'],
    ['Apólice: nº 123456', '123456'],
    ['Apólice número: 77.0001-5', '77.0001-5'],
    ['Apólice 12.345-6', '12.345-6'],
    ['N.º da Apólice 445566', '445566'],
    ['Nº Apólice: 12345 / Endosso: 0', '12345'],
    ['Número da apólice – 445566', '445566'],
    ['Número de apólice: AB-2026/0077', 'AB-2026/0077'],
    ['Número da sua apólice: 4455', '4455'],
    ['Apólice de seguro saúde coletivo empresarial nº 554433', '554433'],
    ['Apólice nº 12345 01/01/2026 a 31/12/2026', '12345'],
    ['Apólice nº 12345 - 01/01/2026', '12345'],
    ['Apo\u0301lice nº 12.345‑6', '12.345-6'],
    ['Informe o nº da apólice 445566 ao ligar', '445566'],
  ])('is read from %j', (line, number) => {
    expect(numbersIn(line)).toEqual([number])
  })

  it.each([
    'Apólice de teste',
    'Apólice 2026',
    'Apólice 2026/2027',
    'Apólice: 12/11/2026',
    'Apólice nº 123',
    'Apólice nº 000000',
    'Apólice emitida em 12/11/2026',
    'Apólice com capital de R$ 12.345,67',
    'Apólice nº 12.345,67',
    // CPF and CNPJ, with and without punctuation, and the CNPJ with letters.
    'Apólice nº 529.982.247-25',
    'Apólice nº 52998224725',
    'Apólice nº 11.222.333/0001-81',
    'Apólice nº 11222333000181',
    'Apólice nº 12.ABC.345/01DE-35',
    // CEP, telephones, cards, a lawsuit.
    'Apólice: 01310-100',
    'Apólice: 0800 727 0800',
    'Dúvidas sobre a apólice: 4004-1234',
    'Dúvidas sobre a apólice: 11 91234-5678',
    'Dúvidas sobre a apólice: 11912345678 ou 0800 727 0800',
    'Apólice: 4111 1111 1111 1111',
    'Apólice: 4111111111111111',
    'Apólice: 9029 6258 6718 9',
    'Apólice: 700 5012 3456 7890',
    'Apólice nº 15414.900123/2014-55',
    // It is unclear where the number ends.
    'Apólice nº 12345 01 de 03',
    'Apólice nº 12.345 - 6',
    'Apólice 4455 vidas',
    // Other numbers, and other policies.
    'Proposta nº 998877',
    'Certificado nº 998877',
    'Número: 998877',
    'Nº do contrato: 998877',
    'Apólice/Endosso: 998877/000',
    'Apólice anterior nº 998877',
    'Apólice nº 998877 (cancelada)',
    'apolice: www.seguradora.com.br/998877',
    `Apólice nº ${'1'.repeat(41)}`,
    '',
  ])('is not seen in %j', (line) => {
    expect(find(line)).toEqual([])
  })

  it('is not a number further below its label, beside others under it, or with words', () => {
    expect(find('Nº da apólice\n\n\n\n998877')).toEqual([])
    expect(find('Nº da apólice de seguro\n998877   112233')).toEqual([])
    expect(find('Nº da apólice\n998877 vidas')).toEqual([])
    expect(find('Vigência   Nº da apólice\n998877')).toEqual([])
  })

  it('has its page, and is listed once despite different spellings', () => {
    expect(find('Condições gerais', 'Apólice nº 12.345-6', 'Apólice nº 123456')).toEqual([
      { number: '12.345-6', page: 2 },
    ])
  })

  it('is ranked by its label, then by how often the document repeats it; at most three', () => {
    expect(
      numbersIn(
        'Apólice: 1111222\nApólice: 3333444\nApólice: 3333444',
        'Apólice: 5555666\nNúmero da apólice: 7777888',
      ),
    ).toEqual(['7777888', '3333444', '1111222'])
  })

  it('is searched for in hostile text within bounded time', () => {
    const texts = ['apolice de ', 'n o', 'apolice no 1 ', '1 ', '1.'].flatMap((part) => [
      part.repeat(5000),
      part.repeat(400 / part.length),
      `apolice no ${part.repeat(380 / part.length)}`,
    ])
    const cells = texts.map((text) => ({ text, left: 0, right: 1 }))
    // A regex that retried from each start would take minutes, and the test would time out.
    expect(findPolicyNumbers([Array.from({ length: 200 }, () => ({ y: 0, height: 9, cells }))])).toEqual([])
  })

  it('is searched for once in each of many cells on a line', () => {
    const cellsOf = (...texts: string[]) => texts.map((text) => ({ text, left: 0, right: 1 }))
    const letters = Array.from({ length: 10_000 }, () => 'a')
    const line = (y: number, texts: string[]) => ({ y, height: 9, cells: cellsOf(...texts) })
    const tests = vi.spyOn(RegExp.prototype, 'test')
    // The heading makes the line a candidate, so all of it is searched for an address.
    const pages = [[line(20, ['apolice de seguro']), line(10, letters.slice(0, 100))]]
    expect(findPolicyNumbers(pages)).toEqual([])
    const count = tests.mock.calls.length
    tests.mockRestore()
    expect(count).toBeLessThan(1000)

    expect(findPolicyNumbers([[line(10, [...letters.slice(0, 99), 'apolice no 998877'])]])).toEqual([
      { number: '998877', page: 1 },
    ])
    expect(findPolicyNumbers([[line(10, [...letters, 'apolice no 998877'])]])).toEqual([])
  })
})
