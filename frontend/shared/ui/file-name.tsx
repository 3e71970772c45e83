import { Fragment } from 'react'

/** Characters that fit on one line of a narrow column. */
const WORD_MAX = 20
const NAME_MAX = 64

/** Shortens a long text in the middle; keeps its beginning and its end, with the extension. */
function cutMiddle(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  const end = Math.floor((max - 1) / 2)
  return `${characters.slice(0, max - end - 1).join('')}…${characters.slice(-end).join('')}`
}

/** A name may break after a separator, but not before its extension. */
export const FILE_NAME_BREAKS = /(?<=[-_ ])|(?<=\.)(?=.*\.)/

/** A file name with long words shortened, and then the whole name if it is too long. */
export function shortFileName(name: string): string {
  const words = name.split(FILE_NAME_BREAKS).map((word) => cutMiddle(word, WORD_MAX))
  return cutMiddle(words.join(''), NAME_MAX)
}

/** A file name that breaks at separators, not within a word. A shortened name has the full one as its title. */
export function FileName({ name }: { name: string }) {
  const shown = shortFileName(name)
  const pieces = shown.split(FILE_NAME_BREAKS).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a name stay where they are.
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ))
  if (shown === name) return <span>{pieces}</span>
  return (
    <span title={name}>
      <span aria-hidden>{pieces}</span>
      <span className="sr-only">{name}</span>
    </span>
  )
}
