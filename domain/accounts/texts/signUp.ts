/** Our own words around `/juliverse-signup`; nothing in them says whether an address has an account (T-199). */
export const signUpTexts = {
  failed: 'Failed to create the account. Please try again.',
  typeMissing: 'Choose what describes you best',
  goalHint:
    'One line about what should be true in a few months. It stands on your home page, and becomes your first card if your plan lets you edit cards.',
  passwordHint: 'At least 8 characters: uppercase, lowercase, a number and a special character.',
  agree: 'I agree to the terms of service and have read the privacy policy. I am at least 18 years old.',
  /** Under the button of /auth; the names lead to the texts. */
  agreeBefore: 'By creating an account you agree to the ',
  agreeBetween: ' and confirm that you have read the ',
  agreeAfter: ' and are at least 18 years old.',
  agreeMissing: 'Without agreement to the terms there is no account',
  unseen: 'A field that people do not see was filled in. Look the form over and send it again.',
} as const
