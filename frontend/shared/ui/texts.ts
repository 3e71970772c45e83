import { ui } from '#locales/ui.ts'

export const uiTexts = ui
