import texts from '#locales/pt/ui.json' with { type: 'json' }

export const uiTexts = texts
