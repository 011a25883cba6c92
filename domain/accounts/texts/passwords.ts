/** The six password messages of spec 1 §5; the last also covers product words and the person's own (T-018). */
export const passwordTexts = {
  tooShort: 'Password must be at least 8 characters long',
  noUpper: 'Password must contain at least one uppercase letter',
  noLower: 'Password must contain at least one lowercase letter',
  noNumber: 'Password must contain at least one number',
  noSpecial: 'Password must contain at least one special character',
  tooCommon: 'Password is too common, please choose a stronger password',
} as const
