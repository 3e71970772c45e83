import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { OpenApi, Operation } from '#testing/openapi-document.ts'
import { run } from './processes.ts'

export const API_REFERENCE = '/api-reference'
const DOCUMENT = '/openapi.json'

/** Serves the OpenAPI document and a page that displays it, both generated from the current sources on each request. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const [path] = url.split('?')
        if (path !== API_REFERENCE && path !== DOCUMENT) return next()
        const { code, output } = await run(['scripts/run.mjs', 'openapi'])
        if (code !== 0) return next(new Error(`The API reference was not generated: ${output}`))
        const json = readFileSync('dist/openapi.json', 'utf8')
        if (path === DOCUMENT) response.setHeader('Content-Type', 'application/json').end(json)
        else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(renderPage(JSON.parse(json)))
      })
    },
  }
}

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; color-scheme: light dark }
  pre { background: #8881; padding: 0.75rem; overflow: auto }`

function renderPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags.join())
  const sections = [...groups].map(
    ([tag, members]) => `<h2>${escapeHtml(tag)}</h2>${members.map(renderOperation).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API reference</title>
    <meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>
    <h1>API reference</h1><p>${escapeHtml(info.description)} <a href="${DOCUMENT}">OpenAPI document</a></p>
    ${sections.join('')}</body></html>`
}

function renderOperation({ name, operation }: { name: string; operation: Operation }): string {
  const { description, parameters, requestBody, responses } = operation
  const content = { parameters, body: requestBody?.content, answers: responses }
  return `<details><summary><code>${escapeHtml(name)}</code></summary><p>${escapeHtml(description)}</p>
    <pre>${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
