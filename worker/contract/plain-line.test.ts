import { expect, it } from 'vitest'
import { greetingName, looksLikeAddress, plainLine, plainText } from './plain-line.ts'

it.each([
  ['Maria\u00a0da\u2003Silva', 'Maria da Silva'],
  ['Maria\r\nda\u2028Silva\u2029', 'Maria da Silva'],
  ['fatura\u202efdp.exe', 'faturafdp.exe'],
  ['\u0000\u001b[31mAna\u200b\u2066\ufeff', '[31mAna'],
  ['Ame\u0301lia', 'Amélia'],
  ['a\ud800b', 'ab'],
  ['田中 さん 🙂', '田中 さん 🙂'],
])('plainLine %j is %j', (text, line) => expect(plainLine(text)).toBe(line))

it('plainText keeps line breaks of any kind', () => {
  expect(plainText('um\r\ndois\u2028três\u202e\tquatro')).toBe('um\ndois\ntrês quatro')
})

it.each([
  ['Pague em evil.com agora', true],
  ['https://evil', true],
  ['www.evil', true],
  ['a@b', true],
  ['evil。com', true],
  ['Dra. Ana M. Souza', false],
  ['J.R. Souza', false],
  ['Joana d’Arc', false],
])('looksLikeAddress %s: %s', (text, expected) => expect(looksLikeAddress(text)).toBe(expected))

it.each([
  ['Maria da Silva', 'Maria'],
  ['\u00a0Maria\u00a0Sua\u00a0conta', 'Maria'],
  ['Maria\nPague em evil.com', undefined],
  ['x'.repeat(31), undefined],
  ['\u202e', undefined],
])('greetingName of %j is %j', (name, greeting) => expect(greetingName(name)).toBe(greeting))
