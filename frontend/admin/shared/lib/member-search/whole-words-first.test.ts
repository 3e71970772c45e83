import { expect, test } from 'vitest'
import { wholeWordsFirst } from './whole-words-first.ts'

const member = (fullName: string) => ({ fullName, email: `${fullName.split(' ')[0]}@exemplo.com.br` })
const order = (names: string[], text: string) =>
  wholeWordsFirst(names.map(member), text).map(({ fullName }) => fullName)

test('ranks whole-word matches before prefix matches', () => {
  expect(order(['Mariana Oliveira', 'Maria Oliveira'], 'maria ol')).toEqual([
    'Maria Oliveira',
    'Mariana Oliveira',
  ])
  expect(order(['Antônia Souza', 'Antônio Souza'], ' ANTONIO  sou ')).toEqual([
    'Antônio Souza',
    'Antônia Souza',
  ])
})

test('keeps the order of equal matches', () => {
  expect(order(['Mariana Lima', 'Maria Lima', 'Mário Lima'], 'mar')).toEqual([
    'Mariana Lima',
    'Maria Lima',
    'Mário Lima',
  ])
})
