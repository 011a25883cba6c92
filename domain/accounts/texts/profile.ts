/** Messages about one named field of a form, exact (spec 1 §5). */
export const fieldTexts = {
  required: (field: string) => `${field} is required`,
  email: (field: string) => `${field} must be a valid email`,
  url: (field: string) => `${field} must be a valid URL`,
  phone: (field: string) => `${field} must be a valid phone number`,
  length: (field: string) => `${field} length is invalid`,
  invalid: (field: string) => `${field} is invalid`,
  content: (field: string) => `${field} contains invalid content`,
  threat: (field: string) => `Potential threat detected in ${field}`,
  path: (field: string) => `Suspicious file path in ${field}`,
} as const

/** The name of each profile field as its messages say it. */
export const profileLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  companyWebsite: 'Company website',
  jobTitle: 'Job title',
  phone: 'Phone',
  linkedinUrl: 'LinkedIn URL',
  userType: 'User type',
  timeZone: 'Time zone',
  locale: 'Language',
  theme: 'Appearance',
  preferredCurrency: 'Currency',
} as const

/** What is said of a profile as a whole, exact (spec 2 §2). */
export const profileTexts = {
  profileUpdated: 'Profile Updated: Your profile has been saved and synced to CRM.',
  profileLoadFailed: 'Failed to load profile data',
  profileUpdateFailed: 'Failed to update profile. Please try again.',
} as const
