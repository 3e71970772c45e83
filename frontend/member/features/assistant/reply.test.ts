import { expect, it } from 'vitest'
import { articles } from './articles.ts'
import { withPhones } from './reply.ts'

const answer = articles.find(({ id }) => id === 'phone')?.answer ?? ''

it('fills in the provider’s numbers, or says where a person with or without a session finds them', () => {
  expect(withPhones(answer, { phone: '0800 123 4567', emergencyPhone: '0800 999 0000' })).toBe(
    'Ligue para 0800\u00a0123\u00a04567. Em uma emergência, a linha gratuita de 24 horas do seu plano é 0800\u00a0999\u00a00000.',
  )
  expect(withPhones(answer, { phone: null, emergencyPhone: null })).toBe(
    'Ligue para o número que está na tela de entrada e em Carteirinha. Em uma emergência, a linha gratuita de 24 horas do seu plano é o número que está em Carteirinha.',
  )
})
