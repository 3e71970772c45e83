import { expect, it } from 'vitest'
import { deviceName } from '#contract/devices.ts'
import { deviceOf } from './device.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'chrome/android',
    'Chrome no Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1',
    'safari/iphone',
    'Safari no iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0)', '/windows', 'Windows'],
  ['Firefox/132.0', 'firefox/', 'Firefox'],
  ['curl/8.5.0', 'curl', 'curl'],
  ['PostmanRuntime/7.43.0', 'PostmanRuntime', 'PostmanRuntime'],
  ['node', 'node', 'node'],
  ['constructor/1', 'constructor', 'constructor'],
  ['Mozilla/5.0', '', 'Aparelho desconhecido'],
  ['<b>', '', 'Aparelho desconhecido'],
  ['', '', 'Aparelho desconhecido'],
  [undefined, '', 'Aparelho desconhecido'],
])('%s is stored as %j and shown as %j', (userAgent, stored, shown) => {
  expect(deviceOf(userAgent)).toBe(stored)
  expect(deviceName(stored)).toBe(shown)
})
