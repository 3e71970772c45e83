import type { MaskitoOptions } from '@maskito/core'

interface NumberParts {
  separator: string
  /** What people may type or paste between two numbers. */
  typedSeparator: RegExp
  /** How many numbers the text contains. */
  count: number
  /** How many digits a number may have, by its position and its digits. */
  lengthOf: (position: number, digits: string) => number
  /** When this many digits are pasted or suggested at once, they replace the whole text. */
  wholeDigits: number
}

/** Marks the caret in a text that is being formatted. */
const CARET = '|'

/**
 * A mask for numbers between separators, such as a date. Separators may be typed or omitted. A digit typed into a
 * complete number overwrites its next digit.
 */
export function numberPartsMask(parts: NumberParts): MaskitoOptions {
  return {
    mask: /^.*$/,
    preprocessors: [
      ({ elementState, data }, action) => {
        const { value, selection } = elementState
        const [from, to] = selection
        if (action === 'insert' && data.replace(/\D/g, '').length >= parts.wholeDigits)
          return { elementState: { value: '', selection: [0, 0] }, data }
        if (action === 'insert' && from === to && isOverflowing(value, from, data, parts))
          return { elementState: { value, selection: [from, from + 1] }, data }
        if (action.startsWith('delete') && to < value.length && value.slice(from, to) === parts.separator) {
          // A separator between two numbers stays, and the caret moves past it.
          const caret = action === 'deleteForward' ? to : from
          return { elementState: { value, selection: [caret, caret] }, data }
        }
        return { elementState, data }
      },
    ],
    postprocessors: [
      ({ value, selection: [, caret] }) => {
        const arranged = arrange(`${value.slice(0, caret)}${CARET}${value.slice(caret)}`, parts)
        const at = arranged.indexOf(CARET)
        return { value: arranged.replace(CARET, ''), selection: [at, at] }
      },
    ],
  }
}

/** Whether a digit inserted before others makes their number too long. */
function isOverflowing(
  value: string,
  caret: number,
  data: string,
  { separator, lengthOf }: NumberParts,
): boolean {
  const before = value.slice(0, caret).split(separator)
  const [after = ''] = value.slice(caret).split(separator)
  const digits = `${before.at(-1) ?? ''}${data}${after}`
  return after !== '' && /^\d$/.test(data) && digits.length > lengthOf(before.length - 1, digits)
}

/** Text without digits or with other characters stays as typed, for the schema to reject. */
function arrange(typed: string, { separator, typedSeparator, count, lengthOf }: NumberParts): string {
  const numbers = separate(typed.trim(), separator, typedSeparator, count)
  if (!/\d/.test(typed) || !numbers.every((number) => /^\d*\|?\d*$/.test(number))) return typed
  for (let position = 0; position < numbers.length; position++) {
    const number = numbers[position] ?? ''
    const first = firstDigits(number, lengthOf(position, number.replace(CARET, '')))
    const rest = number.slice(first.length)
    if (rest === '') continue
    const next = numbers[position + 1]
    const [inserted = '', behindCaret] = rest.split(CARET)
    if (numbers.length < count) numbers.splice(position, 1, first, rest)
    else if (behindCaret === undefined || next === undefined) numbers[position] = first
    else numbers.splice(position, 2, first, `${inserted}${CARET}${next.slice(inserted.length)}`)
  }
  const text = numbers.join(separator)
  return text.includes(CARET) ? text : `${text}${CARET}`
}

function separate(typed: string, separator: string, typedSeparator: RegExp, count: number): string[] {
  const sides = typed.split(CARET).map((side) => side.split(typedSeparator).join(separator))
  const text = sides.join(CARET).replace(`${separator}${separator}${CARET}`, `${separator}${CARET}`)
  const numbers = text.split(separator)
  if (numbers.length <= count) return numbers
  // The separator was typed in front of an existing one.
  return text
    .replace(`${separator}${CARET}${separator}`, `${separator}${CARET}`)
    .split(separator)
    .slice(0, count)
}

/** The first digits, with the caret if it is before, between or right after them. */
function firstDigits(number: string, length: number): string {
  const [first = ''] = new RegExp(`^(?:\\|?\\d){0,${length}}\\|?`).exec(number) ?? []
  return first
}
