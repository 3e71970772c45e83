import { createHash } from 'node:crypto'

export interface HeaderInputs {
  /** The member app frames the chat and the member's own files; the dashboard frames nothing. */
  app: 'member' | 'admin'
  /** Inline scripts and styles of the pages, exactly as written there. */
  inlineScripts: string[]
  inlineStyles?: string[]
  /** Origin of an external chat, if the provider has one. */
  chatOrigin?: string | undefined
  /** Content-Security-Policies of pages that need their own, by path. */
  policies?: Record<string, string>
}

export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Only `own-script-url.ts` makes the URL of a script, and nothing makes HTML from text. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types own-scripts']

const reportPaths = { member: '/api/csp-reports', admin: '/api/admin/csp-reports' }

/** The chat's origin, if the app has a chat. */
function chatOf({ app, chatOrigin }: HeaderInputs): string | undefined {
  return app === 'member' ? chatOrigin : undefined
}

export function contentSecurityPolicy(inputs: HeaderInputs): string {
  const { app, inlineScripts, inlineStyles = [] } = inputs
  const chatOrigin = chatOf(inputs)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(inlineHash)].join(' '),
    ["style-src 'self'", ...inlineStyles.map(inlineHash)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The app requests the chat to see whether it answers: a frame of another origin reveals no errors.
    ["connect-src 'self'", chatOrigin].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    // `blob:` shows a member's PDF in the browser's viewer, from bytes that this page fetched and typed as a
    // document. Only a script that already runs in the page could create another blob.
    app === 'member' ? ["frame-src 'self' blob:", chatOrigin].filter(Boolean).join(' ') : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...TRUSTED_TYPES,
    `report-uri ${reportPaths[app]}`,
  ].join('; ')
}

/**
 * The help assistant's policy. Our own pages may frame it. It has no network, so questions stay in the page,
 * and no origin, so the API does not recognise its user, framed or not.
 */
export function assistantPolicy({
  inlineScripts,
  inlineStyles,
}: {
  inlineScripts: string[]
  inlineStyles: string[]
}) {
  return [
    "default-src 'none'",
    ['script-src', ...inlineScripts.map(inlineHash)].join(' '),
    ['style-src', ...inlineStyles.map(inlineHash)].join(' '),
    'img-src data:',
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${reportPaths.member}`,
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  ].join('; ')
}

/**
 * Policy of the Web Worker that parses PDFs, in both apps: a malicious file can only compute and answer its page.
 * It decodes images with WebAssembly.
 */
export const pdfReaderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

export function staticHeaders(inputs: HeaderInputs): Record<string, string> {
  const chatOrigin = chatOf(inputs)
  const microphone = chatOrigin ? `self "${chatOrigin}"` : ''
  return {
    'Content-Security-Policy': contentSecurityPolicy(inputs),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `microphone=(${microphone}), camera=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)`,
    'Cache-Control': 'no-cache',
  }
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * The `_headers` file of the static assets. A rule adds its headers to those of a broader rule unless it
 * removes them first.
 */
export function headersFile(inputs: HeaderInputs): string {
  const all = Object.entries(staticHeaders(inputs)).map(([name, value]) => `  ${name}: ${value}`)
  const exceptions = Object.entries(inputs.policies ?? {}).flatMap(([path, policy]) => [
    path,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${policy}`,
    '',
  ])
  return [
    '/*',
    ...all,
    '',
    ...exceptions,
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n')
}
