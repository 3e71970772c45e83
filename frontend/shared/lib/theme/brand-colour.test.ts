import { afterEach, describe, expect, test, vi } from 'vitest'
import { applyBrandColour } from './brand-colour.ts'

describe('applyBrandColour', () => {
  afterEach(() => vi.unstubAllGlobals())

  function page(setItem: (key: string, value: string) => void = () => undefined) {
    const setProperty = vi.fn<(name: string, value: string) => void>()
    vi.stubGlobal('document', { documentElement: { style: { setProperty } } })
    vi.stubGlobal('localStorage', { setItem })
    return setProperty
  }

  test('sets and remembers the colour', () => {
    const setItem = vi.fn<(key: string, value: string) => void>()
    const setProperty = page(setItem)
    applyBrandColour('#aa3300')
    expect(setProperty).toHaveBeenCalledWith('--brand', '#aa3300')
    expect(setItem).toHaveBeenCalledWith('brand', '#aa3300')
  })

  test.each([null, undefined, '', 'red', '#abc', '#12345g', 'url(x)'])(
    'leaves the theme alone on %s',
    (colour) => {
      const setProperty = page()
      applyBrandColour(colour)
      expect(setProperty).not.toHaveBeenCalled()
    },
  )

  test('works where storage is forbidden', () => {
    const setProperty = page(() => {
      throw new Error('SecurityError')
    })
    applyBrandColour('#aa3300')
    expect(setProperty).toHaveBeenCalledOnce()
  })
})
