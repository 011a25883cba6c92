import type { BuiltLegalText } from './legalText.ts'

/** What holds for the console on a phone. */
export const mobileAppTerms: BuiltLegalText = {
  version: 2,
  inForceSince: '2026-11-27',
  changed: 'Says what a passkey asks the phone for.',
  short: [
    'The console on the phone runs in the browser today and asks your device for no permissions.',
    'We list what it keeps on the device; signing out and clearing the site’s data remove it.',
    'If it is ever offered in an app store, the terms of that store apply as well, and this page will say so first.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What this is about',
      body: [
        'The console on the phone is the same service as on the desktop, laid out for a narrow screen. You open it in the browser at the address of this site, and can add it to the home screen from the browser’s menu. The [terms of service](/terms-of-service) and the [privacy policy](/privacy-policy) apply; this page adds what is specific to a phone.',
        'There is no app in a store today. If one is published, it will be the same console in the frame of an app, and the section on stores applies from then on.',
      ],
    },
    {
      id: 'permissions',
      title: 'Permissions',
      body: [
        'A phone asks you before a site may use its camera and the like. The console uses none of these today. The table says what it would use each one for if it ever asked. You could refuse any of them, or withdraw your permission in the settings of the browser or the phone, and everything else would still work.',
        {
          head: ['Permission', 'What for, if it is ever asked'],
          rows: [
            ['Camera', 'Photos with a note, only while you take one'],
            ['Microphone', 'Voice notes, only while you record one'],
            ['Notifications', 'Telling you about a session or minutes, by kinds you choose'],

            ['Location', 'Reminders at a place; used on the device and not stored by us'],
            ['Contacts, calendar, your existing photos', 'Not planned'],
          ],
        },
        'A passkey, if you make one, asks for your finger, your face or the code of the phone when you sign in or unlock the console. The phone says only yes or no; a fingerprint or a picture never leaves it.',
        'Before the console uses one of these, this page changes, and you are asked at the moment it is needed, with the reason in words.',
      ],
    },
    {
      id: 'on-the-device',
      title: 'What is kept on the device',
      body: [
        'The cookie of your sign-in and a few small entries, all of them listed under [cookie preferences](/cookie-preferences). The browser keeps the files of the program, so that it starts faster and opens without a network. What you read is held in memory while the console is open and is gone when you close it.',
        'The console says that a change is stored only once it is stored on our server. Without a connection it says so, and keeps what you typed in the open form until you save it or leave; do not rely on it for more.',
        'If you lose the phone, open Settings, Devices on another device and revoke it, or change your password, which ends every other sign-in.',
      ],
    },
    {
      id: 'updates',
      title: 'Updates',
      body: [
        'The console in the browser is always the newest version. A new version takes over at the next change of screen, and never while a form is half written. Nothing has to be installed.',
        'It works with the current version of the common browsers and the one before. In an older browser it may look different or parts of it may not work.',
      ],
    },
    {
      id: 'costs',
      title: 'Costs',
      body: [
        'The console costs what your plan costs, as shown on the [pricing page](/pricing), and nothing more on a phone. Your mobile provider may charge for data: opening the console for the first time takes about a quarter of a megabyte, an ordinary day less than two.',
        'Nothing is paid for inside the console on a phone today: what you order is invoiced.',
      ],
    },
    {
      id: 'stores',
      title: 'If it is ever in a store',
      body: [
        'In that case, the agreement is between you and us, not between you and the store. The store owes you no support, and no warranty beyond refunding a price you paid there. It may enforce these terms as a third party where its own rules say so. You confirm that you are not in a country under embargo and not on a sanctions list.',
        'A subscription bought in a store is cancelled in that store, which refunds by its own rules. What you bought here is cancelled here.',
      ],
    },
    {
      id: 'removing',
      title: 'Removing everything',
      body: [
        'Sign out, then delete the data of this site in the settings of the browser, and the icon from the home screen. Your account remains, because it is not on the phone. [Deleting your data](/data-deletion) describes how to delete it.',
      ],
    },
    {
      id: 'safety',
      title: 'Using it with care',
      body: [
        'Do not use the console while you drive. Do not open a board or minutes where people who should not see them can look at the screen. Use a screen lock: the console hides itself only after 15 minutes without activity, and ends the sign-in after 30.',
        'Questions about any of this go to {support}.',
      ],
    },
  ],
}
