import { expect, it } from 'vitest'
import { usualWaitText } from './usual-wait.ts'

it.each([
  [0, 'Costuma levar menos de uma hora.'],
  [59, 'Costuma levar menos de uma hora.'],
  [60, 'Costuma levar cerca de uma hora.'],
  [90, 'Costuma levar cerca de 2 horas.'],
  [23 * 60, 'Costuma levar cerca de 23 horas.'],
  [23 * 60 + 45, 'Costuma levar cerca de um dia.'],
  [35 * 60, 'Costuma levar cerca de um dia.'],
  [37 * 60, 'Costuma levar cerca de 2 dias.'],
  [30 * 24 * 60, 'Costuma levar cerca de 30 dias.'],
])('says of %i minutes: %s', (minutes, text) => {
  expect(usualWaitText(minutes)).toBe(text)
})
