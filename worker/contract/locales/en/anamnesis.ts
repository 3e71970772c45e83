export const AGE_TOO_LOW = 'Age must be greater than 0'
export const AGE_NOT_WHOLE = 'Age must be a whole number'
export const ageTooHigh = ({ years }: { years: number }) => `The maximum age is ${years}`
export const WEIGHT_TOO_LOW = 'Weight must be greater than 0'
export const weightTooHigh = ({ kg }: { kg: number }) => `The maximum weight is ${kg} kg`
export const WEIGHT_DECIMALS = 'Use at most one decimal place, as in 63.7'
export const heightTooLow = ({ cm }: { cm: number }) => `The minimum height is ${cm} cm`
export const heightTooHigh = ({ cm }: { cm: number }) => `The maximum height is ${cm} cm`
export const ACTIVITY_LEVEL_REQUIRED = 'Choose your activity level'
export const GOAL_REQUIRED = 'Choose a goal'
export const SPORTS_REQUIRED = 'Tell us whether you play sports'
