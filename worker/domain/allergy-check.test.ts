import { describe, expect, it } from 'vitest'
import { allergiesToAskAbout } from './allergy-check.ts'
import { drugClasses, drugNames } from './drug-names.ts'
import { foldWords } from './fold.ts'

const isAskedAbout = (allergy: string, medication: string) =>
  allergiesToAskAbout([{ substance: allergy }], medication).length > 0

describe('allergiesToAskAbout', () => {
  it.each([
    // Synonyms and brands
    ['AAS', 'Aspirina'],
    ['Ácido acetilsalicílico (AAS)', 'aas infantil 100mg'],
    ['dipirona', 'NOVALGINA gotas'],
    ['Novalgina', 'Metamizol sódico'],
    ['Dipirona', 'Dorflex'],
    ['Paracetamol', 'Tylex 30 mg'],
    ['alérgica a ibuprofeno', 'Advil 400mg'],
    ['Sulfa', 'Bactrim F'],
    // Dosage and accents
    ['DIPIRONA', 'Dipirona500mg'],
    ['Codeina', 'Codeína 30 mg'],
    // Classes named in a package insert
    ['Penicilinas', 'Amoxicilina + clavulanato de potássio 875 mg'],
    ['Amoxicilina', 'Ampicilina'],
    ['Benzetacil', 'Penicilina V'],
    ['Penicilina', 'Cefalexina 500 mg'],
    ['Anti-inflamatórios', 'Nimesulida'],
    ['Ibuprofeno', 'Naproxeno 550 mg'],
    ['AAS', 'Dipirona'],
    ['Sulfa', 'Furosemida'],
    // Several in one line
    ['Camarão, dipirona e látex', 'Novalgina'],
    // Equal words, for drugs that the table does not list
    ['alergia a látex', 'Latex'],
    ['Camarão, látex e pólen', 'Látex'],
    ['Loratadina', 'loratadina xarope 1 mg/ml'],
    ['Colírio com tobramicina', 'Tobramicina 3 mg/ml'],
  ])('asks, with an allergy to "%s", about "%s"', (allergy, medication) => {
    expect(isAskedAbout(allergy, medication)).toBe(true)
  })

  it.each([
    ['Penicilina', 'Losartana potássica 50 mg'],
    ['Sulfa', 'Sulfato ferroso'],
    ['Ácido acetilsalicílico', 'Ácido fólico'],
    ['Furosemida', 'Bactrim'],
    ['Dipirona', 'Paracetamol'],
    ['Camarão', 'Dipirona'],
    ['Alergia', 'Medicamento 500 mg'],
    ['Nenhuma', 'Dipirona'],
    ['10 mg', 'Losartana 10 mg'],
  ])('does not ask, with an allergy to "%s", about "%s"', (allergy, medication) => {
    expect(isAskedAbout(allergy, medication)).toBe(false)
  })

  it('answers each allergy that matches', () => {
    const allergies = ['Dipirona', 'Camarão', 'Novalgina'].map((substance) => ({ substance }))
    expect(allergiesToAskAbout(allergies, 'Anador')).toEqual([allergies[0], allergies[2]])
  })
})

it('writes every name of the table as texts are compared', () => {
  const names = [...Object.values(drugNames).flat(), ...drugClasses.flatMap((one) => one.names)]
  expect(names.filter((name) => name !== foldWords(name))).toEqual([])
})
