/** Replaces the button that shows more of a list. */
export const moreOffline = 'Sem conexão. Para mostrar mais, é preciso internet.'
