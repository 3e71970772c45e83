import type { Rgb } from 'culori/fn'
import { clip, evaluate } from './brand-colour-evaluate.ts'

/** The custom properties that a block of tokens.css sets. */
export function tokensIn(css: string, selector: string): Map<string, string> {
  const plain = css.replace(/\/\*.*?\*\//gs, '')
  const start = plain.indexOf(`${selector} {`)
  const body = plain.slice(plain.indexOf('{', start) + 1, plain.indexOf('\n  }', start))
  return new Map(
    [...body.matchAll(/(--[a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

/** Every token of both themes, by its name. */
export function parseThemes(css: string): Record<'light' | 'dark', Map<string, string>> {
  const light = tokensIn(css, ':root')
  return { light, dark: new Map([...light, ...tokensIn(css, '.dark')]) }
}

/** The colours of a theme's tokens for a brand colour. The returned function throws for an unknown token. */
export function makePalette(tokens: Map<string, string>, brand: Rgb): (name: string) => Rgb {
  const known = new Map([['--brand', brand]])
  return function resolve(name: string): Rgb {
    const value = known.get(name) ?? evaluate(tokens.get(name) ?? `missing ${name}`, resolve)
    known.set(name, value)
    return value
  }
}

/** `#rrggbb` of a colour as an sRGB screen shows it. */
export function toHex(colour: Rgb): string {
  const { r, g, b } = clip(colour)
  const channels = [r, g, b].map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}
