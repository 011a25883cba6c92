import type { Task } from './task.ts'

/** Signing in, and keeping others out. */
export const safetyTasks: readonly Task[] = [
  {
    id: 'sign-in-without-password',
    title: 'Sign in without a password',
    steps: [
      'Give your address and choose Email me a sign-in link.',
      'Type the six digits from the email, or open its link in the same browser. Both work once and for 15 minutes.',
    ],
  },
  {
    id: 'passkey',
    title: 'Make a passkey',
    steps: [
      'Open Settings, then Security, and add a passkey on this device. Your device asks for your finger, your face or its code.',
      'Name it, so that you know it again in the list. From then on it signs you in by itself.',
    ],
  },
  {
    id: 'second-factor',
    title: 'Turn a second factor on',
    steps: [
      'Open Settings, then Security, and choose Second factor. Scan the square with any app that makes six-digit codes, and type its code.',
      'Keep the recovery codes somewhere else than on the phone. Each works once.',
    ],
  },
  {
    id: 'devices',
    title: 'See and end sign-ins',
    steps: [
      'Open Settings, then Devices. Each sign-in is listed with browser, system and network; a new one comes first.',
      'Revoke ends one at once. Add Device shows a square that signs another device in, once and for two minutes.',
    ],
  },
  {
    id: 'change-address',
    title: 'Change your email address',
    steps: [
      'Open Settings, then Security, and choose Change address.',
      'Confirm it from the new address, in a browser where you are signed in. The old address is told and can undo it.',
    ],
  },
  {
    id: 'lock-screen',
    title: 'The lock screen',
    steps: [
      'After 15 minutes without a key or a press the screen hides itself, unless you have turned that off. Unlock it with your password, passkey or code; what you were writing is still there.',
      'After 30 minutes the sign-in ends, with a warning five minutes before. Words that were not sent are kept on the device, encrypted, until you come back.',
    ],
  },
  {
    id: 'sign-out',
    title: 'Sign out',
    steps: [
      'Open the menu with your initials and choose Logout. Every open tab of this browser is signed out with it.',
    ],
  },
]

/** What you can change, and what you can see about us. */
export const settingsTasks: readonly Task[] = [
  {
    id: 'who-looked',
    title: 'See who looked at your pages',
    steps: [
      'Open Settings, Privacy. Everybody here who opened your profile or an area of yours is listed with the day. Your advisors see the same list.',
    ],
  },
  {
    id: 'keep-less',
    title: 'Keep data for less time',
    steps: [
      'Open Settings, Privacy, and choose a shorter period for transcripts, recordings or views.',
      'What is older than that goes within the hour.',
    ],
  },
  {
    id: 'export',
    title: 'Take a copy of everything',
    steps: [
      'Open Settings, Privacy, and choose Export my data.',
      'You get an email when it is ready, and download the zip file in the same place.',
    ],
  },
  {
    id: 'delete-account',
    title: 'Delete your account',
    steps: [
      'Open Settings, Privacy, choose Delete my account and type DELETE.',
      'You are signed out everywhere. Signing in before the day that the email names cancels it.',
    ],
  },
  {
    id: 'appearance',
    title: 'Light, dark or system',
    steps: ['Open Settings, Preferences, and choose one. It is kept in your profile.'],
  },
  {
    id: 'time-zone',
    title: 'Set your time zone and your currency',
    steps: [
      'Open Settings, Profile for the time zone. Times of sessions follow it, and name the other zone where they differ.',
      'Open Settings, Preferences for the currency. Prices show it where a service has a price in it.',
    ],
  },
  {
    id: 'ask-for-a-plan',
    title: 'Ask for a plan',
    steps: [
      'Open Platform Overview: every function with the plans that open it, and which of them you hold.',
      'Choose Request upgrade. A person answers, and nothing is charged before you have agreed in writing.',
    ],
  },
]
