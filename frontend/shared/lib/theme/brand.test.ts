import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Brand } from './brand.ts'

const brand = {
  id: 1,
  name: 'Saúde Clara',
  primaryColor: '#aa3300',
  logoUrl: '/api/company/1/logo?version=2',
  brandVersion: 7,
  phone: '0800 123 4567',
} satisfies Brand

interface PageState {
  injected?: string
  setItem?: (key: string, value: string) => void
}

async function start({ injected, setItem = () => undefined }: PageState = {}) {
  const setProperty = vi.fn<(name: string, value: string) => void>()
  const setAttribute = vi.fn<(name: string, value: string) => void>()
  vi.stubGlobal('document', {
    documentElement: { style: { setProperty }, dataset: { brand: injected } },
    querySelector: () => ({ setAttribute }),
  })
  vi.stubGlobal('localStorage', { setItem })
  return { setProperty, setAttribute, ...(await import('./brand.ts')) }
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  // Test files share their modules: the next one must not see this brand.
  vi.resetModules()
})

describe('the brand before the sign-in', () => {
  test('is the one that the page was served with', async () => {
    const { pageBrand } = await start({ injected: JSON.stringify(brand) })
    expect(pageBrand()).toMatchObject({ name: brand.name, logoUrl: brand.logoUrl, phone: brand.phone })
  })

  test.each([undefined, '', '{'])('is the product’s in a page with %j', async (injected) => {
    const { pageBrand } = await start(injected === undefined ? {} : { injected })
    expect(pageBrand()).toEqual({ name: 'Viver Bem', logoUrl: null })
  })
})

describe('applyBrand', () => {
  test('shows and stores the brand, and nothing else of the company', async () => {
    const setItem = vi.fn<(key: string, value: string) => void>()
    const { applyBrand, pageBrand, setProperty, setAttribute } = await start({ setItem })
    applyBrand({ ...brand, website: 'www.clara.example' } as Brand)
    expect(setProperty).toHaveBeenCalledWith('--brand', '#aa3300')
    expect(setAttribute).toHaveBeenCalledWith('content', '#aa3300')
    expect(setItem).toHaveBeenCalledWith('brand', JSON.stringify(brand))
    expect(pageBrand().name).toBe('Saúde Clara')
  })

  test('works if storage is blocked', async () => {
    const { applyBrand, setProperty } = await start({
      setItem: () => {
        throw new Error('SecurityError')
      },
    })
    applyBrand(brand)
    expect(setProperty).toHaveBeenCalledOnce()
  })
})
