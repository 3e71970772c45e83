import { createHash } from 'node:crypto'

export interface HeaderInputs {
  /** The members' pages frame the chat and a member's own files; the dashboard's frame neither. */
  app: 'member' | 'admin'
  /** The scripts that stand in the pages themselves, exactly as written there. */
  inlineScripts: string[]
  /** Origin of an external chat, where the provider has one. */
  chatOrigin?: string | undefined
  /** Pages with a policy of their own, by their paths. */
  policies?: Record<string, string>
}

export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** The chat of the app, if it has one. */
function chatOf({ app, chatOrigin }: HeaderInputs): string | undefined {
  return app === 'member' ? chatOrigin : undefined
}

export function contentSecurityPolicy(inputs: HeaderInputs): string {
  const { app, inlineScripts } = inputs
  const chatOrigin = chatOf(inputs)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(scriptHash)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The app asks the chat whether it answers: a frame tells nothing of another origin.
    ["connect-src 'self'", chatOrigin].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    // `blob:` shows a member their own PDF, in the browser's reader, from bytes that this page fetched and gave the type
    // of a document: who could make another blob here runs script already.
    app === 'member' ? ["frame-src 'self' blob:", chatOrigin].filter(Boolean).join(' ') : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The help assistant's: our own pages may show it in a frame. It reaches no network, so what is asked there stays
 * there, and it has no origin, so it is nobody to the API, in a frame or out of one.
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
    ['script-src', ...inlineScripts.map(scriptHash)].join(' '),
    ['style-src', ...inlineStyles.map(scriptHash)].join(' '),
    'img-src data:',
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  ].join('; ')
}

/**
 * The worker's that reads the PDFs which members sent: whatever such a file may do to it, it computes and answers its
 * page, and reaches nothing. It decodes pictures with WebAssembly.
 */
export const pdfReaderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** What every static file carries. */
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
    'Permissions-Policy': `microphone=(${microphone}), camera=(), geolocation=(), payment=(), usb=()`,
    'Cache-Control': 'no-cache',
  }
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The `_headers` file beside the static files. A rule's headers add to those of a wider rule unless it drops them first. */
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
