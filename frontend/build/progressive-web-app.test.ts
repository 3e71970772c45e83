import { describe, expect, it } from 'vitest'
import { pageKeyOf } from './progressive-web-app.ts'

const keyOf = (url: string) => pageKeyOf({ request: { url } })

describe('the key of a cached page', () => {
  it('holds no id of a record', async () => {
    for (const path of ['consultations/7c9e6679', 'exams/7c9e6679/edit', 'sleep?editar=7c9e6679', 'chat'])
      expect(await keyOf(`https://viver.example/app/${path}`)).toBe('/app/')
  })

  it('holds no query, in which a token may be', async () => {
    expect(await keyOf('https://viver.example/confirmar-email?token=secret')).toBe('/confirmar-email')
    expect(await keyOf('https://viver.example/')).toBe('/')
  })

  it('is made by a function that the service worker can run alone', async () => {
    const alone: typeof pageKeyOf = new Function(`return (${pageKeyOf.toString()})`)()
    expect(await alone({ request: { url: 'https://viver.example/app/exams/7c9e6679' } })).toBe('/app/')
  })
})
