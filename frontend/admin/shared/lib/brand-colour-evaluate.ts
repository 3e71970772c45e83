/** Computes the colours of tokens.css as a browser does: for the administrators' preview, and for the test that walks the wheel. */
export type Linear = [r: number, g: number, b: number]
type Scope = Record<string, number>

const rows = (matrix: number[][], vector: number[]): number[] =>
  matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0))

const LMS_TO_RGB = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
const RGB_TO_LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LMS_TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const LAB_TO_LMS = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const RGB_TO_XYZ = [
  [0.4123907993, 0.3575843394, 0.1804807884],
  [0.2126390059, 0.7151686788, 0.0721923154],
  [0.0193308187, 0.1191947798, 0.9505321522],
]
const XYZ_TO_RGB = [
  [3.2409699419, -1.5373831776, -0.4986107603],
  [-0.9692436363, 1.8759675015, 0.0415550574],
  [0.0556300797, -0.2039769589, 1.0569715142],
]

const linear = (vector: number[]): Linear => [vector[0] ?? 0, vector[1] ?? 0, vector[2] ?? 0]

export function fromHex(hex: string): Linear {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  return linear(
    [1, 3, 5].map((at) => {
      const value = Number.parseInt(full.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    }),
  )
}

export function fromOklch(l: number, c: number, h: number): Linear {
  const angle = (h * Math.PI) / 180
  const lms = rows(LAB_TO_LMS, [l, c * Math.cos(angle), c * Math.sin(angle)]).map((value) => value ** 3)
  return linear(rows(LMS_TO_RGB, lms))
}

function toOklch(colour: Linear): Scope {
  const [l = 0, a = 0, b = 0] = rows(LMS_TO_LAB, rows(RGB_TO_LMS, colour).map(Math.cbrt))
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

function toXyz(colour: Linear): Scope {
  const [x = 0, y = 0, z = 0] = rows(RGB_TO_XYZ, colour)
  return { x, y, z }
}

/** What a screen of sRGB shows of it. */
export const clip = (colour: Linear): Linear => linear(colour.map((value) => Math.min(1, Math.max(0, value))))

export const luminance = (colour: Linear): number => toXyz(colour).y ?? 0

export function contrast(one: Linear, other: Linear): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** One component: numbers, names of the scope, + - * /, calc, min, max and clamp. */
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

export function evaluate(source: string, resolve: (name: string) => Linear, scope: Scope = {}): Linear {
  if (source.startsWith('#')) return fromHex(source)
  const [, space, inner = ''] = /^(oklch|color)\((.*)\)$/s.exec(source.replace(/\s+/g, ' ')) ?? []
  const [, name, rest = inner] = /^ ?from var\((--[a-z-]+)\) (.*)$/.exec(inner) ?? []
  if (space === 'color') {
    const xyz = name ? toXyz(resolve(name)) : scope
    const values = components(rest.replace('xyz-d65 ', '')).map((part) => component(part, xyz))
    return linear(rows(XYZ_TO_RGB, values))
  }
  if (space !== 'oklch') throw new Error(`Cannot read ${source}`)
  const lch = name ? toOklch(resolve(name)) : scope
  const [l = 0, c = 0, h = 0] = components(rest.replace('var(--h)', 'h'))
    .slice(0, 3)
    .map((part) => component(part, lch))
  return fromOklch(l, c, h)
}
