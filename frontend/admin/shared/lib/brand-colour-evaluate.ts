import {
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToOklab,
  convertRgbToXyz65,
  convertXyz65ToRgb,
  parseHex,
  type Rgb,
} from 'culori/fn'

/** Values of the names in a CSS component, such as `l`, `c` and `h`. */
type Scope = Record<string, number>

/** Parses `#rgb` or `#rrggbb`. Throws for any other text. */
export function fromHex(hex: string): Rgb {
  const colour = parseHex(hex)
  if (!colour) throw new Error(`Cannot read ${hex}`)
  return colour
}

/** Converts OKLCH to sRGB; `h` in degrees. Channels outside 0 to 1 are out of gamut. */
export function fromOklch(l: number, c: number, h: number): Rgb {
  return convertOklabToRgb(convertLchToLab({ l, c, h }))
}

function toOklch(colour: Rgb): Scope {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(colour))
  return { l, c, h }
}

function toXyz(colour: Rgb): Scope {
  const { x, y, z } = convertRgbToXyz65(colour)
  return { x, y, z }
}

const clipChannel = (value: number) => Math.min(1, Math.max(0, value))

/** The colour as an sRGB screen shows it. */
export const clip = ({ r, g, b }: Rgb): Rgb => ({
  mode: 'rgb',
  r: clipChannel(r),
  g: clipChannel(g),
  b: clipChannel(b),
})

/** The WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [one, other].map((colour) => convertRgbToXyz65(colour).y).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/**
 * The number that a component of a CSS colour computes to: numbers, names in the scope, + - * /, calc, min, max and
 * clamp. Throws for anything else.
 */
export function component(source: string, scope: Scope): number {
  const tokens = source.match(/[\d.]+|[a-z]+|[-+*/(),]/g) ?? []
  let at = 0
  const next = () => tokens[at++] ?? ''
  function atom(): number {
    const token = next()
    if (token === '-') return -atom()
    if (token === '(') return close(sum())
    if (tokens[at] !== '(') return scope[token] ?? Number(token)
    next()
    const parts = [sum()]
    while (tokens[at] === ',') {
      next()
      parts.push(sum())
    }
    const [low = 0, value = 0, high = 0] = parts
    next()
    if (token === 'calc') return low
    if (token === 'min') return Math.min(...parts)
    if (token === 'max') return Math.max(...parts)
    if (token === 'clamp') return Math.max(low, Math.min(value, high))
    throw new Error(`Unknown function ${token} in ${source}`)
  }
  function close(value: number): number {
    next()
    return value
  }
  function product(): number {
    let value = atom()
    while (tokens[at] === '*' || tokens[at] === '/') value = next() === '*' ? value * atom() : value / atom()
    return value
  }
  function sum(): number {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = next() === '+' ? value + product() : value - product()
    return value
  }
  const result = sum()
  if (Number.isNaN(result) || at < tokens.length) throw new Error(`Cannot read ${source}`)
  return result
}

function components(source: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const character of `${source} `) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (character === ' ' && depth === 0) {
      if (part) parts.push(part)
      part = ''
    } else part += character
  }
  return parts
}

/**
 * Evaluates a CSS colour: hex, or `oklch()` or `color(xyz-d65)`, also relative (`from var(--…)`), with the expressions
 * that tokens.css uses. Throws for any other value.
 */
export function evaluate(source: string, resolve: (name: string) => Rgb, scope: Scope = {}): Rgb {
  if (source.startsWith('#')) return fromHex(source)
  const [, space, inner = ''] = /^(oklch|color)\((.*)\)$/s.exec(source.replace(/\s+/g, ' ')) ?? []
  const [, name, rest = inner] = /^ ?from var\((--[a-z-]+)\) (.*)$/.exec(inner) ?? []
  if (space === 'color') {
    const xyz = name ? toXyz(resolve(name)) : scope
    const [x = 0, y = 0, z = 0] = components(rest.replace('xyz-d65 ', '')).map((part) => component(part, xyz))
    return convertXyz65ToRgb({ x, y, z })
  }
  if (space !== 'oklch') throw new Error(`Cannot read ${source}`)
  const lch = name ? toOklch(resolve(name)) : scope
  const [l = 0, c = 0, h = 0] = components(rest.replace('var(--h)', 'h'))
    .slice(0, 3)
    .map((part) => component(part, lch))
  return fromOklch(l, c, h)
}
