import { afterEach, expect, it, vi } from 'vitest'
import { answerFreshProof, fetchWithProof } from './fresh-proof.ts'

const refusal = () =>
  Response.json({ code: 'fresh_proof_required', message: 'Confirme que é você.' }, { status: 403 })

function stubAnswers(...answers: Response[]) {
  const fetched = vi.fn(() => Promise.resolve(answers.shift() ?? refusal()))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

let remove: (() => void) | undefined

afterEach(() => {
  remove?.()
  vi.unstubAllGlobals()
})

it('asks for a fresh proof and repeats the request, with its body', async () => {
  const fetched = stubAnswers(refusal(), Response.json({ done: true }))
  remove = answerFreshProof((settle) => settle(true))
  const response = await fetchWithProof('/api/admin/x', { method: 'PUT', body: '{"role":"admin"}' })
  expect(await response.json()).toEqual({ done: true })
  expect(fetched.mock.calls.map((call: unknown[]) => (call[1] as RequestInit).body)).toEqual([
    '{"role":"admin"}',
    '{"role":"admin"}',
  ])
})

it('asks once for requests that are refused at the same time', async () => {
  stubAnswers(refusal(), refusal(), Response.json({}), Response.json({}))
  const ask = vi.fn((settle: (proven: boolean) => void) => void setTimeout(() => settle(true)))
  remove = answerFreshProof(ask)
  await Promise.all([fetchWithProof('/api/admin/x'), fetchWithProof('/api/admin/y')])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('fails with the API’s message if the person cancels, or nothing can ask', async () => {
  stubAnswers()
  await expect(fetchWithProof('/api/admin/x')).rejects.toThrow('Confirme que é você.')
  remove = answerFreshProof((settle) => settle(false))
  await expect(fetchWithProof('/api/admin/x')).rejects.toThrow('Confirme que é você.')
})

it('passes on which factors the API accepts', async () => {
  const body = { code: 'fresh_proof_required', message: '', factors: ['app', 'unknown'] }
  stubAnswers(Response.json(body, { status: 403 }), Response.json({}))
  const asked = vi.fn()
  remove = answerFreshProof((settle, factors) => {
    asked(factors)
    settle(true)
  })
  await fetchWithProof('/api/email-change')
  expect(asked).toHaveBeenCalledWith(['app'])
})
