import { expect, it } from 'vitest'
import { signedInClient } from './factories.ts'
import { walk } from './samples.ts'

it('finds words in any case, with any marks, composed or not', async () => {
  const member = await signedInClient()
  const notes = 'CAMINHADA com a Conceição até o Açaí, 100% na praça'.normalize('NFD')
  const { body } = await member.post('/api/exercise', walk({ notes }))
  const found = async (words: string) =>
    (await member.get(`/api/exercise?search=${encodeURIComponent(words)}`)).body.length
  for (const words of ['caminhada', 'CONCEICAO', 'conceição', 'açaí praça', 'acai ate', 'praca 100'])
    expect(await found(words), words).toBe(1)
  for (const words of ['caminhadas', 'caminhada corrida', 'conceiçõo'])
    expect(await found(words), words).toBe(0)

  const headers = { 'If-Match': `"${body.version}"` }
  await member.patch(`/api/exercise/${body.id}`, walk({ notes: 'Só na esteira' }), { headers })
  expect(await found('so esteira')).toBe(1)
  expect(await found('caminhada')).toBe(0)
})
