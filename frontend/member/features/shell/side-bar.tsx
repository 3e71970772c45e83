import { ThemeSwitch } from '#shared/ui/theme-switch.tsx'
import { profileEntry, sideBarAllServices, sideBarEntries } from './destinations.ts'
import { EntryList } from './entry-link.tsx'
import { Logo } from './logo.tsx'
import { navigationTexts as t } from './navigation-texts.ts'

export function SideBar() {
  return (
    <aside className="sticky top-0 hidden h-dvh w-61 flex-none flex-col overflow-y-auto border-r border-edge px-4 py-6 lg:flex">
      <Logo />
      <nav aria-label={t('main')} className="mt-4 flex flex-1 flex-col">
        <EntryList entries={sideBarEntries} />
        <div className="mt-auto grid gap-2 pt-6">
          <ThemeSwitch compact />
          <EntryList entries={[sideBarAllServices, profileEntry]} />
        </div>
      </nav>
    </aside>
  )
}
