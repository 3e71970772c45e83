import { expect, it } from 'vitest'
import { describeDevice } from './device.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'Chrome no Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1', 'Safari no iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['curl/8.5.0', 'curl'],
  ['PostmanRuntime/7.43.0', 'PostmanRuntime'],
  ['node', 'node'],
  ['Mozilla/5.0', 'Dispositivo desconhecido'],
  ['<b>', 'Dispositivo desconhecido'],
  ['', 'Dispositivo desconhecido'],
  [undefined, 'Dispositivo desconhecido'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
