import type { Browser, OperatingSystem } from '#contract/devices.ts'

// Order matters: Edge and Opera name Chrome too, Chrome names Safari, and Android names Linux.
const browsers: [Browser, RegExp][] = [
  ['edge', /\bEdg(?:A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
]

const systems: [OperatingSystem, RegExp][] = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
]

/** The product name of another client: "curl" from "curl/8.5.0". */
function productOf(userAgent: string): string | undefined {
  const name = /^[A-Za-z][\w.-]{1,39}/.exec(userAgent)?.[0]
  return name === 'Mozilla' ? undefined : name
}

/**
 * The device of a session as it is stored: `browser/system` ("chrome/android"), with an unknown one left
 * empty; the product's name for a client that is not a browser ("curl"); empty if there is none.
 */
export function deviceOf(userAgent = ''): string {
  const codeIn = <Code>(codes: [Code, RegExp][]) => codes.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const [browser, system] = [codeIn(browsers), codeIn(systems)]
  if (browser || system) return `${browser ?? ''}/${system ?? ''}`
  return productOf(userAgent) ?? ''
}
