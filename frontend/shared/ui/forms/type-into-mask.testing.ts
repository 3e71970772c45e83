import { type MaskitoOptions, maskitoPipe } from '@maskito/core'

/** For tests: what Maskito makes of text inserted at the caret, which is written as `|`. */
export function insertInto(
  { preprocessors = [], postprocessors = [] }: MaskitoOptions,
  text: string,
  inserted: string,
) {
  const at = text.indexOf('|')
  const initial = { value: text.replace('|', ''), selection: [at, at] as const }
  const { elementState, data = '' } = maskitoPipe(preprocessors)(
    { elementState: initial, data: inserted },
    'insert',
  )
  const [from, to] = elementState.selection
  const value = elementState.value.slice(0, from) + data + elementState.value.slice(to)
  const caret = from + data.length
  const result = maskitoPipe(postprocessors)({ value, selection: [caret, caret] }, initial)
  return `${result.value.slice(0, result.selection[1])}|${result.value.slice(result.selection[1])}`
}

/** Does the same for keys typed one by one. */
export function typeInto(mask: MaskitoOptions, text: string, keys: string) {
  return Array.from(keys).reduce((typed, key) => insertInto(mask, typed, key), text)
}
