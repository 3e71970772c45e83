import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ui } from '#locales/ui.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { BrandMark } from '#shared/ui/brand-mark.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'

export interface SplitPageProps {
  /** Shown below the company's name: the part of the product, such as "Administração". */
  brandLine?: string
  headline: string
  /** Hides the panel on small screens instead of showing it below the page. */
  panelOnLarge?: boolean
  points: readonly { icon: LucideIcon; title: string; text: string }[]
  children: ReactNode
}

/**
 * A page for signed-out users: its content, with a panel about the product beside it. Without a network it says that its
 * forms need one.
 */
export function SplitPage({ brandLine, headline, panelOnLarge = false, points, children }: SplitPageProps) {
  const online = useOnline()
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] lg:grid-cols-2 lg:grid-rows-1">
      {/* On a phone the panel is below the first screen, so that a page that grows does not move it. */}
      <div className={cx('flex flex-col px-4 md:px-6', !panelOnLarge && 'max-sm:min-h-svh')}>
        <header className="mx-auto w-full max-w-100 pt-5 lg:hidden">
          <BrandMark line={brandLine} />
        </header>
        <main
          className={cx(
            'mx-auto my-auto w-full max-w-100 pt-8 pb-12',
            !panelOnLarge && 'max-sm:flex max-sm:flex-1 max-sm:flex-col',
          )}
        >
          {!online && (
            <div className="mb-5">
              <Notice meaning="info" role="status">
                {ui.continueNeedsInternet}
              </Notice>
            </div>
          )}
          {children}
        </main>
      </div>
      <aside
        aria-label={headline}
        className={cx(
          'panel relative flex-col gap-10 overflow-hidden px-4 py-10 md:px-6 lg:order-first lg:px-18 lg:py-14',
          panelOnLarge ? 'hidden lg:flex' : 'flex',
        )}
      >
        <Illustration />
        <div className="relative hidden lg:block">
          <BrandMark line={brandLine} inverted />
        </div>
        <div className="relative mx-auto my-auto w-full max-w-100 lg:mx-0 lg:max-w-128">
          <h2 className="mb-8 text-28 font-bold tracking-tight text-balance lg:text-[2.75rem] lg:leading-[1.1]">
            {headline}
          </h2>
          <ul className="grid gap-6">
            {points.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-3">
                <Icon size={24} aria-hidden className="mt-0.5" />
                <div>
                  <p className="text-18 font-semibold">{title}</p>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}

/** A sun behind two hills, with a heartbeat line. */
function Illustration() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 720 400"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="absolute inset-x-0 bottom-0 hidden h-1/2 w-full lg:block"
    >
      <g strokeOpacity=".16">
        <circle cx="540" cy="250" r="72" fill="currentColor" fillOpacity=".08" />
        <circle cx="540" cy="250" r="116" />
        <circle cx="540" cy="250" r="164" strokeOpacity=".08" />
      </g>
      <g stroke="none">
        <path d="M0 330c150-72 300-40 430-34s190-30 290-72v176H0z" fill="var(--panel)" />
        <path d="M0 356c150-58 290-30 420-2s210 6 300-40v86H0z" fill="var(--panel-deep)" />
      </g>
      <path
        d="M0 380h330l9-14 13 30 15-58 13 52 8-10h332"
        strokeOpacity=".4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
