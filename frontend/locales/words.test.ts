import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folders = ['./pt/', '../../worker/contract/locales/pt/']
const texts = folders.flatMap((folder) => {
  const url = new URL(folder, import.meta.url)
  return readdirSync(url).map((name) => ({ name, text: readFileSync(new URL(name, url), 'utf8') }))
})
/** Phrases that people type are not our texts. */
const typed = new Set(['crises.ts', 'questions.ts'])
const withoutKeywords = (text: string) => text.replaceAll(/keywords:\s*'[^']*'/g, '')

describe('the texts', () => {
  it.each([
    [
      'an expired dose, which is a planned one',
      /doses? (do plano )?(que )?(já )?(param de )?venc(idas?|eram|em|er|e)\b/i,
    ],
    ['a plan for what is a treatment or a dose', /fora do plano|resto do plano/i],
    ['a record that is in the way without saying which', /encontra outro registro/i],
    ['a number on the back of the card, which is not said', /está no verso/i],
    ['units where the form has a word', /quantas unidades/i],
    ['another sentence for what could not be loaded', /não foi possível carregar/i],
    ['another word for notes', /anotações/i],
    ['a value that goes along', /vai junto/i],
    ['the e-mail of today', /e-mail de hoje/i],
    ['answers that are only texts', /respondo só com/i],
    ['a confirmation as the last step of a registration', /depois é só confirmar/i],
    ['another word for the device', /dispositivos?/i],
    ['a per cent sign apart from its number', /(\d|\}\}) %/],
    ['a first of the month without its ordinal', /\b1 de (jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)/i],
    [
      'another verb for the removal of a passkey',
      /(excluir|apagar|deletar) (a|uma|esta) chave|chaves? de acesso (foi |foram )?(excluída|apagada)s?/i,
    ],
  ])('do not have %s', (_what, banned) => {
    const found = texts
      .filter(({ name }) => !typed.has(name))
      .flatMap(({ name, text }) =>
        withoutKeywords(text)
          .split('\n')
          .filter((line) => banned.test(line))
          .map((line) => `${name}: ${line.trim()}`),
      )
    expect(found).toEqual([])
  })
})
