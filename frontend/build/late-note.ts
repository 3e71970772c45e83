interface LateTexts {
  late: string
  retry: string
}

const STYLE =
  'position: fixed; inset: auto 1rem calc(var(--tab-bar, 0px) + env(safe-area-inset-bottom) + 1rem); z-index: 60; padding: 0 1rem; border-radius: 0.75rem; color: var(--ink); background: var(--attention-tint); animation: late 1ms 4s backwards'

/**
 * For each app's index.html: shown after four seconds with something marked as awaited (`late.css`). Its link has an empty
 * address, which is that of the page, with its query. Styled here, because the style sheet of the sign-in has a limit.
 */
export const lateNote = ({ late, retry }: LateTexts) =>
  `<p id="late" role="status" style="${STYLE}">${late} <a href="" style="display: inline-block; line-height: 2.75rem; text-decoration: underline">${retry}</a></p>`
