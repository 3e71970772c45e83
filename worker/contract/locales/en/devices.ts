export const browserNames = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}

export const systemNames = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
}

/** "Chrome on Android" */
export function deviceOn(browser: string, system: string): string {
  return `${browser} on ${system}`
}

export const UNKNOWN_DEVICE = 'Unknown device'
