import { readFileSync } from 'node:fs'
import type { Rgb } from 'culori/fn'
import { describe, expect, test } from 'vitest'
import { PRODUCT_COLOUR } from '#contract/brand.ts'
import { clip, contrast, evaluate, fromHex, fromOklch } from './brand-colour-evaluate.ts'
import { makePalette, parseThemes, toHex, tokensIn } from './brand-palette.ts'

const css = readFileSync(new URL('../../../shared/styles/tokens.css', import.meta.url), 'utf8')
const modes = parseThemes(css)
const hues = { light: tokensIn(css, '.hue'), dark: tokensIn(css, '.dark .hue') }

const surfaces = ['--page', '--surface', '--sunken']
const texts: [text: string, on: string[], least: number][] = [
  [
    '--ink',
    [...surfaces, '--brand-tint', '--good-tint', '--attention-tint', '--problem-tint', '--info-tint'],
    4.5,
  ],
  ['--soft', [...surfaces, '--brand-tint'], 4.5],
  ['--brand-deep', [...surfaces, '--brand-tint'], 4.5],
  ['--on-brand', ['--brand-solid', '--brand-hover'], 4.5],
  ['--on-panel', ['--panel', '--panel-deep', '--panel-glow', '--panel-cool'], 4.5],
  ['--on-problem', ['--problem-solid', '--problem-hover'], 4.5],
  ...['good', 'attention', 'problem', 'info'].map((name): [string, string[], number] => [
    `--${name}`,
    [...surfaces, `--${name}-tint`],
    4.5,
  ]),
  ['--edge-strong', surfaces, 3],
  ['--brand-solid', ['--page', '--surface'], 3],
  ['--problem-solid', ['--page', '--surface'], 3],
]

const extremes = [
  '#000000',
  '#ffffff',
  '#808080',
  '#777777',
  '#fefefe',
  '#ffff00',
  '#000080',
  '#0000ff',
  '#00ff00',
]
const named = ['#ff0000', '#00ffff', '#ff00ff', '#fffacd', PRODUCT_COLOUR]
const wheel: [name: string, colour: Rgb][] = [...extremes, ...named].map((hex) => [hex, fromHex(hex)])
for (let hue = 0; hue < 360; hue += 6)
  for (let lightness = 0.05; lightness < 1; lightness += 0.05)
    for (const chroma of [0.01, 0.05, 0.1, 0.16, 0.24, 0.32])
      wheel.push([`oklch(${lightness.toFixed(2)} ${chroma} ${hue})`, clip(fromOklch(lightness, chroma, hue))])

describe.each(['light', 'dark'] as const)('in %s, for any brand colour', (mode) => {
  test('every text contrasts with its surfaces', () => {
    /** The brand colour with the lowest contrast, for each text on each surface. */
    const worst: Record<string, { brand: string; ratio: number; least: number }> = {}
    for (const [name, brand] of wheel) {
      const colour = makePalette(modes[mode], brand)
      for (const [text, on, least] of texts)
        for (const surface of on) {
          const ratio = contrast(clip(colour(text)), clip(colour(surface)))
          const pair = `${text} on ${surface}`
          if (!((worst[pair]?.ratio ?? Number.POSITIVE_INFINITY) <= ratio))
            worst[pair] = { brand: name, ratio, least }
        }
    }
    expect(Object.keys(worst)).toHaveLength(texts.flatMap(([, on]) => on).length)
    expect(Object.entries(worst).filter(([, { ratio, least }]) => !(ratio >= least))).toEqual([])
  })

  test('the tint of each hue contrasts with its icon', () => {
    const tokens = hues[mode]
    const surface = clip(makePalette(modes[mode], fromHex(PRODUCT_COLOUR))('--surface'))
    const tooFaint = Array.from({ length: 360 }, (_, hue) => {
      const resolve = (name: string) => clip(evaluate(tokens.get(name) ?? '', resolve, { h: hue }))
      const ink = contrast(resolve('--hue-ink'), resolve('--hue-tint'))
      const strong = contrast(resolve('--hue-strong'), surface)
      return { hue, ink, strong }
    }).filter(({ ink, strong }) => !(ink >= 4.5 && strong >= 3))
    expect(tooFaint).toEqual([])
  })

  test('a light solid takes black text and a dark one white', () => {
    const on = (hex: string) => toHex(makePalette(modes[mode], fromHex(hex))('--on-brand'))
    expect(on('#ffff00')).toBe('#000000')
    expect(on('#000080')).toBe('#ffffff')
  })
})

test('contrast() agrees with published values', () => {
  expect(contrast(fromHex('#000'), fromHex('#fff'))).toBeCloseTo(21, 5)
  expect(contrast(fromHex('#777777'), fromHex('#ffffff'))).toBeCloseTo(4.48, 2)
  expect(contrast(fromHex(PRODUCT_COLOUR), fromHex('#ffffff'))).toBeCloseTo(6.09, 1)
})
