/** Loads what records doses and refills, which must open without a network too. */
export const loadDialogs = () =>
  Promise.all([
    import('./waiting-doses-section.tsx'),
    import('./early-dialog.tsx'),
    import('../stock/refill-form.tsx'),
    import('#shared/ui/forms/date-picker-field.tsx'),
  ])
