import { deviceOn, UNKNOWN_DEVICE } from '#texts/devices.ts'

const browserNames = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}

const systemNames = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
}

export type Browser = keyof typeof browserNames
export type OperatingSystem = keyof typeof systemNames

function nameIn<Names extends Record<string, string>>(names: Names, code: string): string | undefined {
  return Object.hasOwn(names, code) ? names[code] : undefined
}

/** "Chrome no Android" for the stored "chrome/android". A client that is not a browser keeps its own name. */
export function deviceName(device: string): string {
  const [first = '', second = ''] = device.split('/')
  const browser = nameIn(browserNames, first)
  const system = nameIn(systemNames, second)
  if (browser && system) return deviceOn(browser, system)
  return browser ?? system ?? (first || UNKNOWN_DEVICE)
}
