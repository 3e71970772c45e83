export const NAME_REQUIRED = 'Dê um nome ao texto'
export const NAME_TAKEN = 'Já existe um texto com este nome para este motivo'
