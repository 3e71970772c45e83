import { expect, it } from 'vitest'
import { directionsTo } from './consultation-ways.tsx'

it.each([
  'Clínica Vila Nova, Rua das Acácias, 120',
  'x&query=evil#fragment',
  'javascript:alert(1)',
  '"><script>',
  'https://evil.example/?a=b&c=d',
])('puts %s into one parameter of the map', (place) => {
  const { origin, pathname, hash, searchParams } = new URL(directionsTo(place))
  expect([origin, pathname, hash]).toEqual(['https://www.google.com', '/maps/search/', ''])
  expect([...searchParams]).toEqual([
    ['api', '1'],
    ['query', place],
  ])
})
