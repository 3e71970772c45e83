import { describe, expect, it } from 'vitest'
import { readReport } from './read-report.ts'
import { splitUnit } from './report-line.ts'
import type { ReportRow } from './report-row.ts'

/** "Glicose|92|mg/dL|70|99": name, value, unit, ends of the range, range in words, and the rest; without empty ends. */
const short = ({ analyte, value, unit, low, high, reference, rest }: ReportRow) =>
  [analyte, value, unit, low, high, reference, rest].join('|').replace(/\|+$/, '')
const rows = (text: string) => readReport(text).rows.map(short)

describe('a line of text', () => {
  it.each([
    ['Glicose ......: 92 mg/dL  70 a 99', 'Glicose|92|mg/dL|70|99'],
    ['Glicose.........92 mg/dL (70 a 99)', 'Glicose|92|mg/dL|70|99'],
    ['Glicose . . . . . : 92 mg/dL', 'Glicose|92|mg/dL'],
    ['Glicose de jejum: 92mg/dL', 'Glicose de jejum|92|mg/dL'],
    ['Glicose (soro): 92 mg/dL VR 70 - 99 mg/dL', 'Glicose (soro)|92|mg/dL|70|99'],
    ['Hemoglobina: 13,8 g/dL (12,0 - 16,0)', 'Hemoglobina|13,8|g/dL|12,0|16,0'],
    ['HEMOGLOBINA 13,8 G/DL [12,0-16,0]', 'HEMOGLOBINA|13,8|g/dL|12,0|16,0'],
    ['Hemoglobina 13,8 (12,0 - 16,0 g/dL)', 'Hemoglobina|13,8|g/dL|12,0|16,0'],
    ['Hemácias 4,85 milhões/mm³ 4,00 a 5,20', 'Hemácias|4,85|milhões/mm³|4,00|5,20'],
    ['Hematócrito 41% 36 - 46%', 'Hematócrito|41|%|36|46'],
    ['Plaquetas 250.000 /mm³ VR: 150.000 a 450.000', 'Plaquetas|250.000|/mm³|150.000|450.000'],
    ['Plaquetas: 250.000/mm3 150.000-450.000/mm3', 'Plaquetas|250.000|/mm3|150.000|450.000'],
    ['Leucócitos 5.800 /mm³ de 4.000 até 11.000', 'Leucócitos|5.800|/mm³|4.000|11.000'],
    ['TSH 2,35 µUI/mL', 'TSH|2,35|µUI/mL'],
    [
      'TSH ultrassensível: 2,35 uUI/mL Valores de referência: 0,40 a 4,50',
      'TSH ultrassensível|2,35|uUI/mL|0,40|4,50',
    ],
    ['T4 livre 1,2 ng/dL 0,9 a 1,7', 'T4 livre|1,2|ng/dL|0,9|1,7'],
    ['Vitamina B12 350 pg/mL 197 a 771', 'Vitamina B12|350|pg/mL|197|771'],
    ['Vitamina D (25-OH): 34 ng/mL superior a 20', 'Vitamina D (25-OH)|34|ng/mL|>20'],
    ['25 OH Vitamina D 34,1 ng/mL', '25 OH Vitamina D|34,1|ng/mL'],
    ['25-Hidroxivitamina D: 34 ng/mL', '25-Hidroxivitamina D|34|ng/mL'],
    ['Hemoglobina glicada (HbA1c) 5,5 % inferior a 5,7', 'Hemoglobina glicada (HbA1c)|5,5|%||<5,7'],
    ['HbA1c: 5,5% < 5,7%', 'HbA1c|5,5|%||<5,7'],
    [
      'Colesterol total 182 mg/dL Desejável: inferior a 190 mg/dL',
      'Colesterol total|182|mg/dL||<190|Desejável',
    ],
    ['Colesterol total: 214 mg/dL (desejável: inferior a 190)', 'Colesterol total|214|mg/dL||<190|desejável'],
    ['Colesterol HDL: 38 mg/dL (desejável: superior a 40 mg/dL)', 'Colesterol HDL|38|mg/dL|>40||desejável'],
    ['Colesterol HDL 55 mg/dL maior que 40', 'Colesterol HDL|55|mg/dL|>40'],
    ['Colesterol não-HDL 127 mg/dL até 160', 'Colesterol não-HDL|127|mg/dL||160'],
    ['Creatinina 0,9 mg/dL menor ou igual a 1,2', 'Creatinina|0,9|mg/dL||≤1,2'],
    [
      'Taxa de filtração glomerular 98 mL/min/1,73m² a partir de 60',
      'Taxa de filtração glomerular|98|mL/min/1,73m²|60',
    ],
    ['PSA total <0,01 ng/mL', 'PSA total|<0,01|ng/mL'],
    ['PSA < 0,01', 'PSA|<0,01'],
    ['PCR ultrassensível: inferior a 0,5 mg/L inferior a 5,0', 'PCR ultrassensível|<0,5|mg/L||<5,0'],
    ['Troponina > 1.000 ng/L até 14', 'Troponina|>1.000|ng/L||14'],
    ['INR: 1,02', 'INR|1,02'],
    ['Tempo de protrombina (TP) 12,5 s 10 a 14', 'Tempo de protrombina (TP)|12,5|s|10|14'],
    ['CA 15-3 20 U/mL até 31,3', 'CA 15-3|20|U/mL||31,3'],
    ['Beta 2 microglobulina 1,5 mg/L', 'Beta 2 microglobulina|1,5|mg/L'],
    ['Anti-HIV: Não reagente', 'Anti-HIV|Não reagente'],
    ['Anti-HIV 1 e 2: Não reagente', 'Anti-HIV 1 e 2|Não reagente'],
    ['VDRL Não reagente VR: não reagente', 'VDRL|Não reagente||||não reagente'],
    ['FAN: 1/160', 'FAN|1/160'],
    ['Nitrito: Negativo    Negativo', 'Nitrito|Negativo||||Negativo'],
    ['Urocultura: Ausência de crescimento bacteriano', 'Urocultura|Ausência de crescimento bacteriano'],
    ['Aspecto: Ligeiramente opalescente', 'Aspecto|Ligeiramente opalescente'],
    ['• Ureia: 32 mg/dL', 'Ureia|32|mg/dL'],
    ['3) Ureia = 32 mg/dL', 'Ureia|32|mg/dL'],
    ['Glicose 104* mg/dL 70 a 99', 'Glicose|104|mg/dL|70|99'],
    ['Glicose 104 H mg/dL 70 a 99', 'Glicose|104|mg/dL|70|99'],
    ['Excesso de bases: -2,5 mmol/L -3,0 a 3,0', 'Excesso de bases|-2,5|mmol/L|-3,0|3,0'],
    ['Lipase 30 xyz/L', 'Lipase|30|xyz/L'],
    ['Glicose\u00A092\u00A0mg/dL', 'Glicose|92|mg/dL'],
    ['Ferro sérico: 80 μg/dL (50 – 170)', 'Ferro sérico|80|μg/dL|50|170'],
  ])('%s', (line, row) => {
    expect(readReport(line)).toMatchObject({ unread: [], skipped: [] })
    expect(rows(line)).toEqual([row])
  })

  it.each([
    ['LDL inferior a 130', 'LDL||||<130'],
    ['Glicose 70 a 99 mg/dL', 'Glicose||mg/dL|70|99'],
    ['Glicose VR: 70 a 99', 'Glicose|||70|99'],
  ])('does not take a lone range for a value: %s', (line, row) => {
    expect(rows(line)).toEqual([row])
  })

  it('keeps ranges for several people in words', () => {
    expect(rows('Hemoglobina 13,8 g/dL Homens: 13,0 a 17,0 Mulheres: 12,0 a 15,5')).toEqual([
      'Hemoglobina|13,8|g/dL|||Homens: 13,0 a 17,0 Mulheres: 12,0 a 15,5',
    ])
  })

  it('joins the two ends of a range in words', () => {
    expect(rows('Lítio 0,8 mmol/L maior que 0,6 e menor que 1,2')).toEqual(['Lítio|0,8|mmol/L|>0,6|<1,2'])
  })

  it('reads the percentage and the count of one cell type as two values', () => {
    expect(rows('Neutrófilos 58 % 45 a 70 3.364 /mm³ 1.800 a 7.700')).toEqual([
      'Neutrófilos|58|%|45|70',
      'Neutrófilos|3.364|/mm³|1.800|7.700',
    ])
  })

  it.each([
    'Neutrófilos 58 % 3.364 /mm³ 1.800 a 7.700',
    'Neutrófilos.....: 58 %   3.364 /mm³     1.800 a 7.700 /mm³',
  ])('assigns a range after two values to the one that it fits: %s', (line) => {
    expect(rows(line)).toEqual(['Neutrófilos|58|%', 'Neutrófilos|3.364|/mm³|1.800|7.700'])
  })

  it('assigns a range that may belong to either of two values to neither', () => {
    expect(rows('Basófilos 1 % 58 /mm³ 0 a 90')).toEqual(['Basófilos|1|%', 'Basófilos|58|/mm³||||0 a 90'])
  })

  it('shows what it did not understand beside a value', () => {
    expect(rows('Glicose 92 mg/dL 70 a 99 98 em 10/03/2025')).toEqual([
      'Glicose|92|mg/dL|70|99||98 em 10/03/2025',
    ])
  })
})

describe('several lines', () => {
  it('reads a name, a result and a range on separate lines', () => {
    const text = `
      GLICOSE
      Material: Soro
      Método: Enzimático
      Resultado: 92 mg/dL
      Valores de referência: 70 a 99 mg/dL

      TSH
      2,35 µUI/mL
      0,40 a 4,50

      Creatinina
      0,9
      mg/dL`
    expect(rows(text)).toEqual([
      'GLICOSE|92|mg/dL|70|99',
      'TSH|2,35|µUI/mL|0,40|4,50',
      'Creatinina|0,9|mg/dL',
    ])
    expect(readReport(text).unread).toEqual([])
  })

  it('names the analytes of urine apart from those of blood', () => {
    const text = `
      Glicose: 92 mg/dL
      Urina tipo 1 (EAS)
      Material: urina
      Glicose: ausentes
      Hemácias: <1.000 /mL
      Cor: amarelo
      HEMOGRAMA COMPLETO
      Hemácias: 4,85 milhões/mm³`
    expect(rows(text)).toEqual([
      'Glicose|92|mg/dL',
      'Glicose na urina|ausentes',
      'Hemácias na urina|<1.000|/mL',
      'Cor da urina|amarelo',
      'Hemácias|4,85|milhões/mm³',
    ])
    expect(readReport(text).unread).toEqual([])
  })

  it('adds the ranges of people and classes to the value above them', () => {
    const text = `
      Colesterol LDL: 108 mg/dL
      Valores de referência:
      Desejável: inferior a 130
      Alto: superior a 160`
    expect(rows(text)).toEqual(['Colesterol LDL|108|mg/dL|||Desejável: inferior a 130; Alto: superior a 160'])
    expect(readReport(text).unread).toEqual([])
  })

  it('leaves out headings and footers, and names them', () => {
    const text = `
      Laboratório São Lucas
      Paciente: Maria Oliveira        Idade: 41 anos
      Data da coleta: 06/10/2026 08:30
      Dr. Paulo Lima CRM 12345
      HEMOGRAMA COMPLETO
      ERITROGRAMA      VALORES DE REFERÊNCIA
      Exame        Resultado        Valores de referência
      -------------------------------
      Hemoglobina  13,8 g/dL        12,0 a 16,0
      Este resultado deve ser interpretado pelo seu médico.
      Rua das Acácias, 120 - Tel. (11) 4002-8922
      www.saolucas.com.br
      Página 1 de 2`
    const report = readReport(text)
    expect(report.rows.map(short)).toEqual(['Hemoglobina|13,8|g/dL|12,0|16,0'])
    expect(report.unread).toEqual([])
    expect(report.skipped).toHaveLength(11)
    expect(report.skipped).toContain('HEMOGRAMA COMPLETO')
    expect(report.skipped).toContain('Página 1 de 2')
  })

  it.each([
    ['a sentence with a number', 'Novo tubo analisado depois de 15 repetições da medida'],
    ['two numbers without a unit', 'Enzima nova 12 15'],
    ['a value without a name', '92 mg/dL'],
    ['an unknown name with words', 'Cultura de urina: sem crescimento'],
    ['a known name without a value', 'Ferritina'],
    ['a range without a value above it', 'Valores de referência: 70 a 99'],
    ['a very long line', `Glicose ${'9'.repeat(600)}`],
    ['a date beside a name', 'Exame admissional 06/10/2026'],
  ])('shows a line that it does not understand: %s', (_what, line) => {
    const { rows: read, unread } = readReport(line)
    expect(read).toEqual([])
    expect(unread).toHaveLength(1)
  })

  it('loses no line', () => {
    const lines = [
      'Glicose 92 mg/dL',
      'HEMOGRAMA',
      'xyz 1 2 3',
      'Página 1',
      'Ferritina',
      'Cor: azul',
      'Total: nada',
    ]
    const { rows: read, unread, skipped } = readReport(lines.join('\n'))
    expect(read.length + unread.length + skipped.length).toBe(lines.length)
  })
})

describe('a table', () => {
  const expected = [
    'Glicose|92|mg/dL|70|99',
    'Plaquetas|250.000|/mm³|150.000|450.000',
    'Nitrito|Negativo||||negativo',
  ]

  it.each([
    [
      'tabs',
      'Glicose\t92\tmg/dL\t70 a 99\nPlaquetas\t250.000\t/mm³\t150.000 a 450.000\nNitrito\tNegativo\t\tnegativo',
    ],
    [
      'semicolons',
      'Glicose;92;mg/dL;70 a 99\nPlaquetas;250.000;/mm³;150.000 a 450.000\nNitrito;Negativo;;negativo',
    ],
    [
      'pipes',
      '| Exame | Resultado | Unidade | Referência |\n|---|---|---|---|\n| Glicose | 92 | mg/dL | 70 a 99 |\n| Plaquetas | 250.000 | /mm³ | 150.000 a 450.000 |\n| Nitrito | Negativo | | negativo |',
    ],
    [
      'spaces',
      'Glicose       92         mg/dL   70 a 99\nPlaquetas     250.000    /mm³    150.000 a 450.000\nNitrito       Negativo           negativo',
    ],
    [
      'columns in another order',
      'Valores de referência\tExame\tUnidade\tResultado\n70 a 99\tGlicose\tmg/dL\t92\n150.000 a 450.000\tPlaquetas\t/mm³\t250.000\nnegativo\tNitrito\t\tNegativo',
    ],
    [
      'quotes, and ends of the range in columns',
      '"Exame";"Valor";"Unidade";"Mínimo";"Máximo";"Referência"\n"Glicose";"92";"mg/dL";"70";"99";""\n"Plaquetas";"250.000";"/mm³";"150.000";"450.000";""\n"Nitrito";"Negativo";"";"";"";"negativo"',
    ],
  ])('with %s', (_what, text) => {
    expect(rows(text)).toEqual(expected)
    expect(readReport(text).unread).toEqual([])
  })

  it('reads two last columns of numbers as the ends of the range', () => {
    expect(rows('Glicose;92;mg/dL;70;99')).toEqual(['Glicose|92|mg/dL|70|99'])
  })

  it('reads the file that the product itself exports', () => {
    const text = [
      'Data;Laboratório;Solicitado por;Jejum;Horas de jejum;Exame;Valor;Unidade;Faixa: de;Faixa: até;Referência em palavras;Posição na faixa',
      '06/10/2026;São Lucas;Dra. Ana;Sim;10;Hemoglobina;13,4;g/dL;12,0;16,0;;dentro da faixa do laboratório',
      '06/10/2026;São Lucas;Dra. Ana;Sim;10;Colesterol LDL;108;mg/dL;;<130;;dentro da faixa do laboratório',
    ].join('\n')
    expect(rows(text)).toEqual(['Hemoglobina|13,4|g/dL|12,0|16,0', 'Colesterol LDL|108|mg/dL||<130'])
  })
})

it('takes 20,000 characters without a line end, or of any one character', () => {
  for (const piece of ['9', ' ', '.', ',', 'a', '-', '(', '\t', ';', '1 a ', 'Glicose 9 ', '. ', '< ']) {
    const text = piece.repeat(20_000 / piece.length)
    const { rows: read, unread, skipped } = readReport(text)
    expect(read.length + unread.length + skipped.length).toBeLessThanOrEqual(1)
    const lines = `Exame ${piece.repeat(380 / piece.length)}\n`.repeat(20)
    expect(readReport(lines).rows.length).toBeLessThan(2000)
  }
})

describe('splitUnit', () => {
  it.each([
    ['92 mg/dL', { value: '92', unit: 'mg/dL' }],
    ['5,5%', { value: '5,5', unit: '%' }],
    ['< 0,01 ng/mL', { value: '<0,01', unit: 'ng/mL' }],
    ['inferior a 0,5 mg/L', { value: '<0,5', unit: 'mg/L' }],
    ['250.000/mm3', { value: '250.000', unit: '/mm3' }],
  ])('%s', (text, expected) => {
    expect(splitUnit(text)).toEqual(expected)
  })

  it.each(['92', '', 'negativo', '1/160', '92 mg/dL 70 a 99', '92 gatos'])('leaves %j as it is', (text) => {
    expect(splitUnit(text)).toBeUndefined()
  })
})
