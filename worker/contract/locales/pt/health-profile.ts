export const BLOOD_TYPE_REQUIRED = 'Escolha o tipo sanguíneo'
export const SEVERITY_REQUIRED = 'Escolha a gravidade'
export const SUBSTANCE_REQUIRED = 'Informe a que você tem alergia'
export const CONDITION_REQUIRED = 'Informe a condição de saúde'
export const CONTACT_NAME_REQUIRED = 'Informe o nome do contato'
export const CONTACT_PHONE_INVALID = 'Informe um telefone com DDD, como (11)\u00a091234-5678'
export const SHOWN_REQUIRED = 'Escolha se o perfil aparece no balcão'
export const INVALID_LIST = 'Lista inválida'
export const tooManyAllergies = ({ count }: { count: number }) => `Anote no máximo ${count} alergias`
export const tooManyConditions = ({ count }: { count: number }) => `Anote no máximo ${count} condições`
export const ALLERGY_TWICE = 'Esta alergia já está na lista'
export const CONDITION_TWICE = 'Esta condição já está na lista'
