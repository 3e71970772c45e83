import { expect, it } from 'vitest'
import { placeFor } from './keep-clear.ts'

/** A phone's window is 360 × 740; a toast of 80 rests above the tab bar. */
const rest = { left: 16, right: 344, top: 580, bottom: 660 }
const row = (top: number, bottom: number) => ({ left: 16, right: 344, top, bottom })

it('stays at the bottom where it covers nothing', () => {
  expect(placeFor(rest, [row(300, 400)], [row(100, 160), row(660, 740)])).toBe(580)
  expect(placeFor(rest, [], [{ left: 400, right: 500, top: 580, bottom: 660 }])).toBe(580)
})

it('moves up to the lowest place that is free of subjects and controls', () => {
  expect(placeFor(rest, [row(600, 650)], [row(300, 400)])).toBe(512)
  expect(placeFor(rest, [row(600, 650)], [row(500, 560), row(300, 340)])).toBe(412)
})

it('covers as few controls as possible where no place is free, and no subject', () => {
  const subjects = [row(560, 660)]
  const controls = [row(0, 70), row(100, 300), row(340, 440), row(470, 540)]
  // From 252 it covers 48 of one row; every other place covers more.
  expect(placeFor(rest, subjects, controls)).toBe(252)
})

it('stays at the bottom where its subjects fill the window', () => {
  expect(placeFor(rest, [row(0, 740)], [])).toBe(580)
})
