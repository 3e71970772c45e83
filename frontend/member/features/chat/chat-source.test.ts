import { expect, it } from 'vitest'
import { chatSource } from './chat-source.ts'

const OWN = 'https://app.viverbem.example'
const assistant = { url: '/assistente', origin: OWN, host: null }

it.each([
  ['where none is set', null],
  ['where the company is not known', undefined],
  ['for what is no address', 'chat'],
  ['for a script', 'javascript:alert(1)'],
  ['for a page without encryption', 'http://chat.example/bot'],
  ['for our own pages, which would not be behind any sandbox', `${OWN}/app/profile`],
])('is the assistant %s', (_when, chatUrl) => {
  expect(chatSource(chatUrl, OWN)).toEqual(assistant)
})

it('is the external provider, by its host name', () => {
  expect(chatSource('https://chat.example/bot?id=1', OWN)).toEqual({
    url: 'https://chat.example/bot?id=1',
    origin: 'https://chat.example',
    host: 'chat.example',
  })
})
