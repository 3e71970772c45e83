const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What another client calls itself: "curl" of "curl/8.5.0". */
function productOf(userAgent: string | undefined): string | undefined {
  const name = /^[A-Za-z][\w.-]{1,39}/.exec(userAgent ?? '')?.[0]
  return name === 'Mozilla' ? undefined : name
}

/** A browser's and system's name in words, for the list of one's sessions ("Chrome no Android"). */
export function describeDevice(userAgent: string | undefined): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  const system = systems.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  if (browser && system) return `${browser} no ${system}`
  return browser ?? system ?? productOf(userAgent) ?? 'Dispositivo desconhecido'
}
