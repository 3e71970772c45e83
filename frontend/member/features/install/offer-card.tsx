import { type ReactNode, useId } from 'react'

/** Sticks above the tab bar while scrolling and rests after the page's end. */
export function OfferCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="slide-up sticky bottom-[calc(var(--tab-bar,0rem)+env(safe-area-inset-bottom)+0.75rem)] z-20 mt-6 animate-enter rounded-card border border-brand-edge bg-surface p-4 shadow-float md:ml-auto md:max-w-112"
    >
      <h2 id={id} className="text-16 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
