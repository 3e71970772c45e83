import { Fragment } from 'react'

/** An e-mail address that wraps after "@" or a dot rather than anywhere else. */
export function EmailText({ children }: { children: string }) {
  const pieces = children.split(/(?<=[@.])/)
  return (
    <span className="wrap-anywhere">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change order.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  )
}
