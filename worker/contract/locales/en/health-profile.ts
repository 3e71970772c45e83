export const BLOOD_TYPE_REQUIRED = 'Choose the blood type'
export const SEVERITY_REQUIRED = 'Choose how severe it is'
export const SUBSTANCE_REQUIRED = 'Enter what you are allergic to'
export const CONDITION_REQUIRED = 'Enter the health condition'
export const CONTACT_NAME_REQUIRED = 'Enter the name of the contact'
export const CONTACT_PHONE_INVALID = 'Enter a phone number with its area code, such as (11)\u00a091234-5678'
export const SHOWN_REQUIRED = 'Choose whether the counter view shows the profile'
export const INVALID_LIST = 'Invalid list'
export const tooManyAllergies = ({ count }: { count: number }) => `Enter ${count} allergies at most`
export const tooManyConditions = ({ count }: { count: number }) => `Enter ${count} conditions at most`
export const ALLERGY_TWICE = 'This allergy is in the list already'
export const CONDITION_TWICE = 'This condition is in the list already'
