import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SHARED = ['/api', '/api/*', '/manifest.webmanifest', '/icon.svg', '/']
const quoted = (text = '') => [...text.matchAll(/["'](\/[^"']*)["']/g)].map(([, path]) => path)

/** The paths for which wrangler.toml asks the Worker before the static files: of the member address, then of the dashboard's. */
const workerFirst = [
  ...readFileSync('wrangler.toml', 'utf8').matchAll(/run_worker_first = \[([^\]]*)\]/g),
].map(([, list]) => quoted(list).sort())

it.each([
  ['member', ['/assistente'], workerFirst[0]],
  ['admin', [], workerFirst[1]],
])('the Worker writes the brand into each page of the %s app', (app, others, paths) => {
  const config = readFileSync(`frontend/vite.${app}.ts`, 'utf8')
  const prerendered = quoted(/prerendered: \[([^\]]*)\]/.exec(config)?.[1])
  expect(prerendered.length).toBeGreaterThan(1)
  expect(paths).toEqual([...SHARED, ...others, ...prerendered].sort())
})
