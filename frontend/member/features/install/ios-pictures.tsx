const PICTURE = 'w-full rounded-control bg-sunken'

/** The browser's bar with its share button. */
export function SharePicture() {
  return (
    <svg aria-hidden viewBox="0 0 140 84" fill="none" className={PICTURE}>
      <path d="M16 0h108v72a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12Z" className="fill-surface" />
      <path d="M28 12h84M28 24h56" className="stroke-edge" strokeWidth="6" strokeLinecap="round" />
      <path d="M16 44h108" className="stroke-edge" strokeWidth="1.5" />
      <path
        d="m34 60-4 4 4 4M106 60l4 4-4 4"
        className="stroke-edge-strong"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="70" cy="63" r="17" className="fill-brand-tint" />
      <path
        d="M65 61h-3v11h16V61h-3M70 66V53m0 0-4 4m4-4 4 4"
        className="stroke-brand-deep"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The share sheet with the entry for the home screen. */
export function AddPicture() {
  return (
    <svg aria-hidden viewBox="0 0 140 84" fill="none" className={PICTURE}>
      <path d="M16 24a12 12 0 0 1 12-12h84a12 12 0 0 1 12 12v60H16Z" className="fill-surface" />
      <path d="M60 20h20" className="stroke-edge-strong" strokeWidth="3" strokeLinecap="round" />
      <path d="M30 34h46M30 74h38" className="stroke-edge" strokeWidth="6" strokeLinecap="round" />
      <rect x="22" y="44" width="96" height="20" rx="7" className="fill-brand-tint" />
      <path d="M30 54h50" className="stroke-brand-deep" strokeWidth="4" strokeLinecap="round" />
      <rect x="98" y="47.5" width="13" height="13" rx="3.5" className="stroke-brand-deep" strokeWidth="1.8" />
      <path
        d="M104.5 51v6M101.5 54h6"
        className="stroke-brand-deep"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
