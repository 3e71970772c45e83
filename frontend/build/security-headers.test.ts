import { expect, it } from 'vitest'
import { earlySubmitScript } from '#shared/lib/forms/early-submit-script.ts'
import {
  assistantPolicy,
  contentSecurityPolicy,
  headersFile,
  inlineHash,
  staticHeaders,
} from './security-headers.ts'

it('allows only our own files and the inline scripts and styles of the pages', () => {
  const inputs = { inlineScripts: [earlySubmitScript], inlineStyles: ['a{}'] }
  const policy = contentSecurityPolicy({ app: 'admin', ...inputs })
  expect(policy).toContain(`style-src 'self' ${inlineHash('a{}')};`)
  expect(policy).toContain(`script-src 'self' ${inlineHash(earlySubmitScript)};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-src 'none';")
  expect(policy).toContain("object-src 'none'")
  expect(policy.match(/blob:/g)).toHaveLength(1)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

it('makes no HTML from text, and reports what the browser blocks to the address’s own endpoint', () => {
  const assistant = assistantPolicy({ inlineScripts: [], inlineStyles: [] })
  for (const [policy, path] of [
    [headersOf('member')['Content-Security-Policy'], '/api/csp-reports'],
    [headersOf('admin')['Content-Security-Policy'], '/api/admin/csp-reports'],
    [assistant, '/api/csp-reports'],
  ] as const) {
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy?.split('; ')).toContain(`report-uri ${path}`)
  }
})

const chat = 'https://chat.example'
const headersOf = (app: 'member' | 'admin', chatOrigin?: string) =>
  staticHeaders({ app, inlineScripts: [], chatOrigin })

it('lets members frame files, and administrators nothing', () => {
  expect(headersOf('member')['Content-Security-Policy']).toContain("frame-src 'self' blob:;")
  expect(headersOf('admin')['Content-Security-Policy']).toContain("frame-src 'none';")
})

it('opens frame, network and microphone of the member app to the chat only', () => {
  const headers = headersOf('member', chat)
  expect(headers['Content-Security-Policy']).toContain(`frame-src 'self' blob: ${chat};`)
  expect(headers['Content-Security-Policy']).toContain(`connect-src 'self' ${chat};`)
  expect(headers['Permissions-Policy']).toContain(`microphone=(self "${chat}")`)
})

it('opens nothing without a chat', () => {
  const headers = headersOf('member')
  expect(headers['Content-Security-Policy']).toContain("connect-src 'self';")
  expect(headers['Permissions-Policy']).toContain('microphone=(),')
})

it('keeps the members’ chat out of the dashboard', () => {
  const file = headersFile({ app: 'admin', inlineScripts: [], chatOrigin: chat })
  expect(file).not.toContain(chat)
  expect(file).toContain("connect-src 'self';")
  expect(file).toContain('microphone=(),')
})

it('lets only our own pages frame the assistant, which has neither network nor origin', () => {
  const policy = assistantPolicy({ inlineScripts: ['go()'], inlineStyles: ['a{}'] })
  const file = headersFile({ app: 'member', inlineScripts: [], policies: { '/assistente': policy } })
  const [all = '', assistant = ''] = file.split('\n\n')
  expect(all).toContain("frame-ancestors 'none'")
  expect(assistant).toMatch(/^\/assistente\n {2}! Content-Security-Policy\n/)
  expect(assistant).toContain("frame-ancestors 'self'")
  expect(assistant).toContain("default-src 'none'")
  expect(assistant).toContain(`script-src ${inlineHash('go()')};`)
  expect(assistant).not.toMatch(/connect-src|allow-same-origin|unsafe/)
})

it('caches hashed files for a year and revalidates every other file', () => {
  const file = headersFile({ app: 'member', inlineScripts: [] })
  expect(file).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Cache-Control: no-cache/)
  expect(file).toMatch(
    /\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: public, max-age=31536000, immutable/,
  )
})
