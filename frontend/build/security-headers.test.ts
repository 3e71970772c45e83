import { expect, it } from 'vitest'
import { earlySubmitScript } from '../shared/lib/early-submit-script.ts'
import {
  assistantPolicy,
  contentSecurityPolicy,
  headersFile,
  scriptHash,
  staticHeaders,
} from './security-headers.ts'

it('lets nothing in but our own files and the scripts that stand in the page', () => {
  const policy = contentSecurityPolicy({ inlineScripts: [earlySubmitScript] })
  expect(policy).toContain(`script-src 'self' ${scriptHash(earlySubmitScript)};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-src 'self';")
  expect(policy).toContain("object-src 'none'")
  expect(policy.match(/blob:/g)).toHaveLength(1)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

it('frames files for an app that shows them, and for no other', () => {
  const policy = (framesFiles: boolean) => contentSecurityPolicy({ inlineScripts: [], framesFiles })
  expect(policy(true)).toContain("frame-src 'self' blob:;")
  expect(policy(false)).toContain("frame-src 'self';")
})

it('opens frame and microphone to the chat alone', () => {
  const headers = staticHeaders({ inlineScripts: [], chatOrigin: 'https://chat.example' })
  expect(headers['Content-Security-Policy']).toContain("frame-src 'self' https://chat.example;")
  expect(headers['Permissions-Policy']).toContain('microphone=(self "https://chat.example")')
})

it('lets the chat be asked whether it answers, and nobody else', () => {
  expect(contentSecurityPolicy({ inlineScripts: [] })).toContain("connect-src 'self';")
  expect(contentSecurityPolicy({ inlineScripts: [], chatOrigin: 'https://chat.example' })).toContain(
    "connect-src 'self' https://chat.example;",
  )
})

it('lets our own pages frame the assistant, which has neither network nor origin, and no other page', () => {
  const policy = assistantPolicy({ inlineScripts: ['go()'], inlineStyles: ['a{}'] })
  const file = headersFile({ inlineScripts: [], policies: { '/assistente': policy } })
  const [all = '', assistant = ''] = file.split('\n\n')
  expect(all).toContain("frame-ancestors 'none'")
  expect(assistant).toMatch(/^\/assistente\n {2}! Content-Security-Policy\n/)
  expect(assistant).toContain("frame-ancestors 'self'")
  expect(assistant).toContain("default-src 'none'")
  expect(assistant).toContain(`script-src ${scriptHash('go()')};`)
  expect(assistant).not.toMatch(/connect-src|allow-same-origin|unsafe/)
})

it('keeps hashed files for ever and asks again for every other', () => {
  const file = headersFile({ inlineScripts: [] })
  expect(file).toMatch(/^\/\*\n[^/]*Cache-Control: no-cache/)
  expect(file).toMatch(
    /\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: public, max-age=31536000, immutable/,
  )
})
