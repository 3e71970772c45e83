import { expect, test } from 'vitest'
import { wholeWordsFirst } from './whole-words-first.ts'

const person = (fullName: string) => ({ fullName, email: `${fullName.split(' ')[0]}@exemplo.com.br` })
const order = (names: string[], text: string) =>
  wholeWordsFirst(names.map(person), text).map(({ fullName }) => fullName)

test('a whole word goes before one that only begins so', () => {
  expect(order(['Mariana Oliveira', 'Maria Oliveira'], 'maria ol')).toEqual([
    'Maria Oliveira',
    'Mariana Oliveira',
  ])
  expect(order(['Antônia Souza', 'Antônio Souza'], ' ANTONIO  sou ')).toEqual([
    'Antônio Souza',
    'Antônia Souza',
  ])
})

test('the order stays where the words tell no difference', () => {
  expect(order(['Mariana Lima', 'Maria Lima', 'Mário Lima'], 'mar')).toEqual([
    'Mariana Lima',
    'Maria Lima',
    'Mário Lima',
  ])
})
