/** Characters that fit a line of a narrow column. */
const WORD_MAX = 20
const NAME_MAX = 64

/** Shortens the middle of a long text; its beginning and end, with the extension, stay. */
function cutMiddle(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  const end = Math.floor((max - 1) / 2)
  return `${characters.slice(0, max - end - 1).join('')}…${characters.slice(-end).join('')}`
}

/** A name may break after a separator, but not before its extension. */
export const FILE_NAME_BREAKS = /(?<=[-_ ])|(?<=\.)(?=.*\.)/

/** A file's name with long words and long names shortened. */
export function shortFileName(name: string): string {
  const words = name.split(FILE_NAME_BREAKS).map((word) => cutMiddle(word, WORD_MAX))
  return cutMiddle(words.join(''), NAME_MAX)
}
