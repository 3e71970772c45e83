import { expect, it } from 'vitest'
import * as english from '#contract/locales/en/analytes.ts'
import * as portuguese from '#contract/locales/pt/analytes.ts'
import { analyteKey, foldName, usualName } from './analytes.ts'

type Table = Pick<typeof portuguese, 'examPanels' | 'otherAnalytes'>

const countsOf = ({ examPanels, otherAnalytes }: Table) => ({
  ...Object.fromEntries(Object.entries(examPanels).map(([id, { analytes }]) => [id, analytes.length])),
  others: otherAnalytes.length,
})

it('has the same panels in every language', () => {
  expect(countsOf(english)).toEqual(countsOf(portuguese))
})

it.each([
  ['pt', portuguese],
  ['en', english],
])('gives no name to two analytes, and none twice: %s', (_language, { examPanels, otherAnalytes }: Table) => {
  const analytes = [...Object.values(examPanels).flatMap((panel) => panel.analytes), ...otherAnalytes]
  const names = analytes.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map(foldName)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

/** Each line holds names of the same analyte. */
const same = `
  Glicose | Glicose jejum | Glicose de jejum | GLICOSE EM JEJUM | Glicemia de jejum | Glicose (jejum) | Glicose plasmática
  TSH | TSH ultra sensível | TSH ultrassensível | TSH ultra-sensível | Hormônio tireoestimulante (TSH) | Hormônio Estimulante da Tireóide
  Hemoglobina glicada | HbA1c | Hemoglobina glicada (HbA1c) | Hemoglobina glicosilada | HEMOGLOBINA GLICADA (A1C)
  Hemoglobina | Hb | HGB | Hemoglobina (Hb)
  Hemácias | Eritrócitos | Contagem de hemácias
  Leucócitos | Leucócitos totais | Contagem de leucócitos
  Plaquetas | Contagem de plaquetas
  Colesterol total | Colesterol
  Colesterol HDL | HDL | HDL-colesterol | Colesterol - HDL | HDL-C
  Colesterol LDL | LDL Colesterol | LDL-C
  Colesterol não HDL | Colesterol não-HDL | Não HDL
  Triglicérides | Triglicerídeos | Triglicerídios | TRIGLICERIDES
  Creatinina | Creatinina sérica | CREATININA
  Creatinina na urina | Creatinina urinária | Creatinina (urina)
  TGO (AST) | TGO | AST | TGO/AST | Aspartato aminotransferase
  TGP (ALT) | TGP | ALT (TGP) | Alanina aminotransferase | Transaminase pirúvica
  Gama GT | Gama-GT | GGT | Gama glutamil transferase
  T4 livre | T4-Livre | Tiroxina livre | Tiroxina livre (T4 livre)
  T4 total | T4 | Tiroxina
  Vitamina D (25-OH) | Vitamina D | 25-OH vitamina D | 25-Hidroxivitamina D | Vitamina D, 25-hidroxi
  Vitamina B12 | Vitamina B-12 | Cobalamina
  Ácido fólico | Folato
  Ferro sérico | Ferro
  Saturação da transferrina | Saturação de transferrina | Índice de saturação da transferrina
  INR | RNI
  PSA total | PSA | Antígeno prostático específico
  Proteína C reativa | PCR | PCR ultrassensível | Proteína C-reativa ultra sensível
  Glicose na urina | Glicose urinária | Glicosúria | Glicose (urina)
  Albumina na urina | Microalbuminúria | Albumina urinária
  Taxa de filtração glomerular | TFG | Taxa de filtração glomerular estimada
  Magnésio eritrocitário | MAGNESIO ERITROCITARIO`

/** Each line holds names of different analytes. */
const different = `
  Glicose | Glicose na urina | Glicose pós-prandial | Glicose média estimada | Glicose capilar | Glicose no líquor
  Hemoglobina | Hemoglobina glicada | Hemoglobina na urina | Hemoglobina fetal | Hemoglobina plasmática | HCM | CHCM
  T4 | T4 livre | T3 | T3 livre | T3 reverso | TSH | TRAb
  Colesterol total | Colesterol HDL | Colesterol LDL | Colesterol VLDL | Colesterol não HDL | Relação colesterol total/HDL
  Creatinina | Creatinina urinária | Depuração da creatinina | Creatina | CPK | CK-MB
  Albumina | Albumina na urina | Relação albumina/creatinina na urina | Globulinas | Proteínas totais
  Proteínas na urina | Proteinúria de 24 horas | Proteínas totais | Proteína C | Proteína S | Proteína C reativa | Proteínas
  Bilirrubina total | Bilirrubina direta | Bilirrubina indireta | Bilirrubina na urina | Bilirrubina
  Cálcio total | Cálcio iônico | Cálcio urinário | Calcitonina
  Sódio | Sódio urinário | Na urinário | Potássio | Potássio urinário
  Ácido úrico | Ácido úrico urinário | Ácido fólico | Ácido lático
  Leucócitos | Leucócitos na urina | Linfócitos | Linfócitos atípicos
  Hemácias | Hemácias na urina | Reticulócitos
  Neutrófilos | Segmentados | Bastonetes
  RDW | RDW-SD | VCM | VPM
  Ferro | Ferritina | Transferrina | Saturação da transferrina | Capacidade total de ligação do ferro | Capacidade latente de ligação do ferro
  Vitamina D | Vitamina D (1,25-OH) | Vitamina A | Vitamina E | Vitamina C | Vitamina B12 | Vitamina B1 | Vitamina B6 | Vitamina
  Testosterona | Testosterona livre | Testosterona biodisponível
  PSA total | PSA livre | Relação PSA livre/total
  Insulina | Insulina pós-prandial | HOMA-IR | Peptídeo C
  Troponina I | Troponina T
  BNP | NT-proBNP
  Anti-TPO | Antitireoglobulina | Tireoglobulina
  IgA | IgE | IgG | IgM
  Anti-HIV | HIV carga viral
  Hepatite A | Hepatite B | Hepatite C
  Cortisol | Cortisol salivar | Cortisol urinário
  DHEA | DHEA-S
  Tempo de protrombina | Atividade de protrombina | INR | TTPA
  pH | pH da urina
  Amilase | Lipase
  CA 125 | CA 15-3 | CA 19-9
  Ureia | Ureia urinária | Urobilinogênio`

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((name) => name.trim()))

it('has one key for all names of an analyte', () => {
  const apart = linesOf(same).flatMap(([first = '', ...others]) =>
    others.filter((name) => analyteKey(name) !== analyteKey(first)).map((name) => `${first} ≠ ${name}`),
  )
  expect(apart).toEqual([])
})

it('keeps other materials, fractions and times apart', () => {
  const joined = linesOf(different).flatMap((names) =>
    names.flatMap((name, index) =>
      names
        .slice(index + 1)
        .filter((other) => analyteKey(other) === analyteKey(name))
        .map((other) => `${name} = ${other}`),
    ),
  )
  expect(joined).toEqual([])
})

it('calls an analyte by its usual name, and an unknown one as it was written', () => {
  expect(['GLICEMIA', 'tsh ultra-sensível', 'Anti-HIV 1 e 2'].map(usualName)).toEqual([
    'Glicose',
    'TSH',
    'Anti-HIV 1 e 2',
  ])
})
