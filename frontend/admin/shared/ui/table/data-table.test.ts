import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { type Column, DataTable, DataTableSkeleton } from './data-table.tsx'

interface Person {
  id: string
  name: string
  nights: number
}

const columns: Column<Person>[] = [
  { key: 'name', title: 'Nome', cell: ({ name }) => name },
  { key: 'nights', title: 'Noites', cell: ({ nights }) => nights, align: 'end' },
]
const rows = [
  { id: 'a', name: 'Ana', nights: 3 },
  { id: 'b', name: 'Bia', nights: 12 },
]

function tableWith(
  rowLink?: (row: Person, children: unknown, className: string) => ReturnType<typeof createElement>,
) {
  return renderToStaticMarkup(
    createElement(DataTable<Person>, {
      caption: 'Pessoas',
      columns,
      rows,
      rowKey: ({ id }) => id,
      ...(rowLink && { rowLink }),
    }),
  )
}

describe('a table of data', () => {
  it('has a name, heads for columns and rows, and stays a table where its parts are stacked', () => {
    const html = tableWith()
    expect(html).toMatch(/<caption[^>]*>Pessoas<\/caption>/)
    expect(html.match(/<th scope="col" role="columnheader"/g)).toHaveLength(2)
    expect(html.match(/<th scope="row" role="rowheader"/g)).toHaveLength(2)
    expect(html.match(/<tr role="row"/g)).toHaveLength(3)
    expect(html.match(/<td role="cell"/g)).toHaveLength(2)
    // Beside each stacked value, for the eye alone: the head is read out already.
    expect(html.match(/<span aria-hidden="true"[^>]*>Noites<\/span>/g)).toHaveLength(2)
  })

  it('links the row from its first cell', () => {
    const html = tableWith((row, children, className) =>
      createElement('a', { href: `/${row.id}`, className }, String(children)),
    )
    expect(html).toMatch(/<a href="\/b" class="after:absolute[^"]*">Bia<\/a>/)
  })

  it('says that it loads', () => {
    const html = renderToStaticMarkup(
      createElement(DataTableSkeleton, { label: 'Carregando pessoas…', columns }),
    )
    expect(html).toContain('Carregando pessoas…')
    expect(html).toContain('aria-busy="true"')
  })
})

it('offers more, and says why the last try failed', () => {
  const html = renderToStaticMarkup(
    createElement(ShowMore, { loading: false, error: 'Sem conexão.', onMore: vi.fn() }),
  )
  expect(html).toMatch(/role="alert".*Sem conexão\./s)
  expect(html).toContain('Mostrar mais')
})
