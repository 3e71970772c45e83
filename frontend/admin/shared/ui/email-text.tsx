import { Fragment } from 'react'

/** An e-mail that breaks after its @ or a dot before it breaks anywhere else. */
export function EmailText({ children }: { children: string }) {
  const pieces = children.split(/(?<=[@.])/)
  return (
    <span className="wrap-anywhere">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an e-mail stay where they are.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  )
}
