import { readFileSync } from 'node:fs'
import type { Connect, Plugin } from 'vite'
import type { OpenApi, Operation } from '#testing/openapi-document.ts'
import { run } from './processes.ts'

export const API_REFERENCE = '/api-reference'
const DOCUMENT = '/openapi.json'

/** Serves the OpenAPI document and a page that shows it, both generated from the current sources on each request. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    configureServer({ middlewares }) {
      middlewares.use(
        DOCUMENT,
        answer('application/json', (json) => json),
      )
      middlewares.use(
        API_REFERENCE,
        answer('text/html; charset=utf-8', (json) => pageOf(JSON.parse(json))),
      )
    },
  }
}

function answer(contentType: string, bodyOf: (json: string) => string): Connect.NextHandleFunction {
  return (_request, response, next) => {
    generate().then(
      (json) => response.setHeader('Content-Type', contentType).end(bodyOf(json)),
      (error: unknown) => next(error),
    )
  }
}

async function generate(): Promise<string> {
  const { code, output } = await run(['scripts/run.mjs', 'openapi'])
  if (code !== 0) throw new Error(`The API reference was not generated: ${output}`)
  return readFileSync('dist/openapi.json', 'utf8')
}

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  summary { cursor: pointer; padding: 0.25rem 0 } pre { background: #8881; padding: 0.75rem; overflow: auto }
  :root { color-scheme: light dark }`

function pageOf({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags.join())
  const sections = [...groups].map(
    ([tag, members]) =>
      `<h2>${escaped(tag)}</h2>${members.map(({ name, operation }) => detailsOf(name, operation)).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API reference</title>
    <meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>
    <h1>API reference</h1><p>${escaped(info.description)} <a href="${DOCUMENT}">OpenAPI document</a></p>
    ${sections.join('')}</body></html>`
}

function detailsOf(name: string, { description, parameters, requestBody, responses }: Operation): string {
  const errors = Object.entries(responses).map(
    ([status, response]) => `${status}: ${Reflect.get(response, 'description')}`,
  )
  return `<details><summary><code>${escaped(name)}</code></summary><p>${escaped(description)}</p>
    ${parameters.length > 0 ? `<h3>Parameters</h3>${json(parameters)}` : ''}
    ${requestBody ? `<h3>Body</h3>${json(requestBody.content)}` : ''}
    <h3>Answers</h3><ul>${errors.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></details>`
}

function json(value: unknown): string {
  return `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
