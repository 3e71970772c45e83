/* The least app of React, TanStack Router and TanStack Query: a screen that shows the records it asks for. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const client = new QueryClient()

function Records() {
  const { data } = useQuery<string[]>({
    queryKey: ['records'],
    queryFn: async () => (await fetch('/records.json')).json(),
  })
  const list = data
    ? createElement('ul', null, ...data.map((text) => createElement('li', { key: text }, text)))
    : createElement('p', { role: 'status', 'aria-busy': true }, 'Carregando…')
  return createElement('main', null, createElement('h1', null, 'Registros'), list)
}

const root = createRootRoute()
const records = createRoute({ getParentRoute: () => root, path: '/', component: Records })
const router = createRouter({ routeTree: root.addChildren([records]) })
const element = document.getElementById('root')
if (element) {
  const app = createElement(RouterProvider, { router })
  createRoot(element).render(createElement(QueryClientProvider, { client }, app))
}
