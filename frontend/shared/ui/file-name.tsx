import { Fragment } from 'react'
import { FILE_NAME_BREAKS, shortFileName } from './short-file-name.ts'

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
