/** Devices of one person: pairing another one by a square (T-108). */
export const pairingTexts = {
  add: 'Add Device',
  lead: 'Scan this square with the camera of the other device, then press Sign In there. It works once, for two minutes.',
  label: 'Square that signs another device in',
  left: (seconds: number) => `${seconds} s left`,
  over: 'The square has expired.',
  again: 'Show a new one',
  title: 'Sign this device in?',
  confirmLead: 'It is signed in to the account of the person who shows you the square.',
  spent: 'This square has expired or was already used. Show a new one on your other device.',
} as const
