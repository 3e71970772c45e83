import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { type Column, DataTable, DataTableSkeleton } from './data-table.tsx'

interface Member {
  id: string
  name: string
  nights: number
}

const columns: Column<Member>[] = [
  { key: 'name', title: 'Nome', cell: ({ name }) => name },
  { key: 'nights', title: 'Noites', cell: ({ nights }) => nights, align: 'end' },
]
const rows = [
  { id: 'a', name: 'Ana', nights: 3 },
  { id: 'b', name: 'Bia', nights: 12 },
]

function tableWith(
  rowLink?: (row: Member, children: unknown, className: string) => ReturnType<typeof createElement>,
) {
  return renderToStaticMarkup(
    createElement(DataTable<Member>, {
      caption: 'Pessoas',
      columns,
      rows,
      rowKey: ({ id }) => id,
      ...(rowLink && { rowLink }),
    }),
  )
}

describe('DataTable', () => {
  it('has a caption, column and row headers, and explicit table roles for the stacked layout', () => {
    const html = tableWith()
    expect(html).toMatch(/<caption[^>]*>Pessoas<\/caption>/)
    expect(html.match(/<th scope="col" role="columnheader"/g)).toHaveLength(2)
    expect(html.match(/<th scope="row" role="rowheader"/g)).toHaveLength(2)
    expect(html.match(/<tr role="row"/g)).toHaveLength(3)
    expect(html.match(/<td role="cell"/g)).toHaveLength(2)
    // The visible label of a stacked value; screen readers already get the column header.
    expect(html.match(/<span aria-hidden="true"[^>]*>Noites<\/span>/g)).toHaveLength(2)
  })

  it('links the row from its first cell', () => {
    const html = tableWith((row, children, className) =>
      createElement('a', { href: `/${row.id}`, className }, String(children)),
    )
    expect(html).toMatch(/<a href="\/b" class="after:absolute[^"]*">Bia<\/a>/)
  })

  it('announces loading', () => {
    const html = renderToStaticMarkup(
      createElement(DataTableSkeleton, { label: 'Carregando pessoas…', columns }),
    )
    expect(html).toContain('Carregando pessoas…')
    expect(html).toContain('aria-busy="true"')
  })
})

it('ShowMore offers another page and shows the last error', () => {
  const html = renderToStaticMarkup(
    createElement(ShowMore, { loading: false, error: 'Sem conexão.', onMore: vi.fn() }),
  )
  expect(html).toMatch(/role="alert".*Sem conexão\./s)
  expect(html).toContain('Mostrar mais')
})
