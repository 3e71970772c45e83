export const POLICY_NUMBER_REQUIRED = 'Enter the policy number'
export const INVALID_POLICY_NUMBER = 'Use only letters, numbers, full stops, slashes and hyphens'
