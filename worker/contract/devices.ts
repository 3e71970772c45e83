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

/** "Chrome no Android" for the stored "chrome/android"; `undefined` if neither browser nor system is known. */
export function browserName(device: string): string | undefined {
  const [first = '', second = ''] = device.split('/')
  const browser = nameIn(browserNames, first)
  const system = nameIn(systemNames, second)
  return browser && system ? deviceOn(browser, system) : (browser ?? system)
}

/** Like `browserName`, but a client that is not a browser keeps the name it gave. */
export function deviceName(device: string): string {
  return browserName(device) ?? (device.split('/')[0] || UNKNOWN_DEVICE)
}
