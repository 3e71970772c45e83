/**
 * Tagged template for readable SQL: removes the indentation of the TypeScript source, and indents every line
 * of an interpolated text like the line it is inserted into.
 */
export function sqlText(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const lines = strings.map((text) => text.split('\n'))
  const indents = lines
    .flatMap((rows) => rows.slice(1))
    .filter((row) => row.trim() !== '')
    .map((row) => row.search(/\S/))
  const margin = Math.min(...indents)
  let text = ''
  lines.forEach((rows, index) => {
    text += [rows[0], ...rows.slice(1).map((row) => row.slice(margin))].join('\n')
    const value = values[index]
    if (value === undefined) return
    const current = text.slice(text.lastIndexOf('\n') + 1)
    text += String(value).replaceAll('\n', `\n${current.slice(0, current.search(/\S|$/))}`)
  })
  return text.trim()
}
