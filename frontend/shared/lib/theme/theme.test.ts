import { describe, expect, test, vi } from 'vitest'
import { createThemeStore, THEME_STORAGE_KEY, type Theme } from './theme.ts'
import { adminThemeScript, memberThemeScript } from './theme-script.ts'

function surroundings({
  stored,
  dark = false,
  blocked = false,
}: {
  stored?: string
  dark?: boolean
  blocked?: boolean
}) {
  const values = new Map(stored === undefined ? [] : [[THEME_STORAGE_KEY, stored]])
  const classes = new Set<string>()
  const system: (() => void)[] = []
  const otherTab: ((event: { key: string | null }) => void)[] = []
  const prefersDark = {
    matches: dark,
    addEventListener: (_type: string, listener: unknown) => {
      if (typeof listener === 'function') system.push(() => listener())
    },
  }
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  return {
    values,
    classes,
    changeSystem(next: boolean) {
      prefersDark.matches = next
      for (const listener of system) listener()
    },
    changeElsewhere(theme: string) {
      values.set(THEME_STORAGE_KEY, theme)
      for (const listener of otherTab) listener({ key: THEME_STORAGE_KEY })
    },
    start: (fallback: Theme) =>
      createThemeStore(fallback, {
        root: {
          classList: { toggle: (name, on) => (on ? !!classes.add(name) : classes.delete(name)) },
        },
        storage: () => {
          if (blocked) throw new Error('SecurityError')
          return storage
        },
        prefersDark,
        onStorage: (listener) => void otherTab.push(listener),
      }),
  }
}

describe('the theme', () => {
  test.each([
    { stored: 'dark', dark: false, shown: 'dark' },
    { stored: 'light', dark: true, shown: 'light' },
    { stored: 'system', dark: true, shown: 'dark' },
    { stored: 'system', dark: false, shown: 'light' },
    { stored: 'purple', dark: true, shown: 'dark' },
    { stored: undefined, dark: true, shown: 'dark' },
  ])('$stored with a dark system = $dark shows $shown', ({ stored, dark, shown }) => {
    const page = surroundings(stored === undefined ? { dark } : { stored, dark })
    page.start('system')
    expect([...page.classes]).toEqual([shown])
  })

  test('a fallback of light ignores the system', () => {
    const page = surroundings({ dark: true })
    expect(page.start('light').get()).toBe('light')
    expect([...page.classes]).toEqual(['light'])
  })

  test('a choice is applied, stored and reported', () => {
    const page = surroundings({})
    const store = page.start('system')
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.set('dark')
    expect([...page.classes]).toEqual(['dark'])
    expect(page.values.get('ui-theme')).toBe('dark')
    expect(listener).toHaveBeenCalledOnce()
    stop()
    store.set('light')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('follows the system only with the choice "system"', () => {
    const page = surroundings({ stored: 'system' })
    const store = page.start('light')
    page.changeSystem(true)
    expect([...page.classes]).toEqual(['dark'])
    store.set('light')
    page.changeSystem(false)
    page.changeSystem(true)
    expect([...page.classes]).toEqual(['light'])
  })

  test('follows a choice made in another tab', () => {
    const page = surroundings({ stored: 'light' })
    const store = page.start('system')
    page.changeElsewhere('dark')
    expect(store.get()).toBe('dark')
    expect([...page.classes]).toEqual(['dark'])
  })

  test('works without storage', () => {
    const page = surroundings({ blocked: true })
    const store = page.start('system')
    store.set('dark')
    expect(store.get()).toBe('dark')
    expect([...page.classes]).toEqual(['dark'])
  })
})

describe('the script in the head', () => {
  function run(
    script: string,
    stored: Record<string, string> | null,
    systemIsDark: boolean,
    injected: string | null = null,
  ) {
    const classes: string[] = []
    const style: string[][] = []
    const attributes: Record<string, string> = {}
    const document = {
      documentElement: {
        classList: { add: (name: string) => classes.push(name) },
        style: { setProperty: (...entry: string[]) => style.push(entry) },
        getAttribute: () => injected,
        setAttribute: (name: string, value: string) => {
          attributes[name] = value
        },
      },
    }
    const localStorage = {
      getItem(key: string) {
        if (!stored) throw new Error('SecurityError')
        return stored[key] ?? null
      },
    }
    new Function('document', 'localStorage', 'matchMedia', script)(document, localStorage, () => ({
      matches: systemIsDark,
    }))
    return { classes, style, attributes }
  }

  test.each([
    [{ 'ui-theme': 'dark' }, false, 'dark'],
    [{ 'ui-theme': 'light' }, true, 'light'],
    [{ 'ui-theme': 'system' }, true, 'dark'],
    [{}, true, 'dark'],
    [{ 'ui-theme': 'x' }, false, 'light'],
    [null, true, 'dark'],
  ])('the member app with %o and a dark system = %s paints %s', (stored, dark, shown) => {
    expect(run(memberThemeScript, stored, dark).classes).toEqual([shown])
  })

  test('the dashboard starts light', () => {
    expect(run(adminThemeScript, {}, true).classes).toEqual(['light'])
    expect(run(adminThemeScript, { 'ui-theme': 'system' }, true).classes).toEqual(['dark'])
  })

  const brand = (primaryColor: string, brandVersion: number, id = 1) =>
    JSON.stringify({ id, primaryColor, brandVersion })

  test.each([
    ['the page’s colour', brand('#AA3300', 1), undefined, '#AA3300'],
    ['the stored colour in a page without one', null, brand('#003366', 1), '#003366'],
    ['a stored colour that is newer', brand('#aa3300', 1), brand('#003366', 2), '#003366'],
    ['the page’s colour where the stored one is older', brand('#aa3300', 2), brand('#003366', 1), '#aa3300'],
    [
      'the page’s colour where another company’s is stored',
      brand('#aa3300', 1),
      brand('#003366', 9, 2),
      '#aa3300',
    ],
    ['the page’s colour beside what an earlier version stored', brand('#aa3300', 1), '#003366', '#aa3300'],
    ['no colour that is none', brand('red;}', 1), undefined, undefined],
    ['no colour that is none, of the storage', null, brand('red;}', 1), undefined],
    ['no colour of a list', '[]', 'null', undefined],
  ])('sets %s before the first paint', (_name, injected, stored, colour) => {
    const { style, attributes } = run(memberThemeScript, stored ? { brand: stored } : {}, false, injected)
    expect(style).toEqual(colour ? [['--brand', colour]] : [])
    expect(attributes['data-brand']).toBe(stored && stored === attributes['data-brand'] ? stored : undefined)
    expect('data-brand-stored' in attributes).toBe('data-brand' in attributes)
  })
})
