export const NOTE_REQUIRED = 'Escreva a nota'
