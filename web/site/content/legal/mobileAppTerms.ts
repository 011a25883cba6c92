import type { BuiltLegalText } from './legalText.ts'

/** What holds for the console on a phone. */
export const mobileAppTerms: BuiltLegalText = {
  version: 1,
  inForceSince: '2026-11-22',
  short: [
    'The console on the phone runs in the browser today and asks for no permission of your device.',
    'What it keeps on the device is listed; signing out and clearing the site’s data removes it.',
    'Should it come to an app store, the terms of that store apply as well, and this page will say so first.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What this is about',
      body: [
        'The console for phones is the same service as on the desktop, drawn for a narrow screen. It is opened in the browser under the address of this site, and may be put on the home screen by the browser’s own menu. The [terms of service](/terms-of-service) and the [privacy policy](/privacy-policy) apply; this page adds what is special to a phone.',
        'There is no app in a store today. If one is published, it will be the same console in a shell, and the section on stores applies from then on.',
      ],
    },
    {
      id: 'permissions',
      title: 'Permissions',
      body: [
        'A phone asks you before a site may use parts of it. This is what the console uses and why. You can refuse each one and take it back in the settings of the browser or the phone; the rest goes on working.',
        {
          head: ['Permission', 'Used today', 'What for, if it is ever asked'],
          rows: [
            ['Camera', 'No', 'Photos with a note, only while you take one'],
            ['Microphone', 'No', 'Voice notes, only while you record one'],
            ['Notifications', 'No', 'Telling you of a session or minutes, by kinds you choose'],
            [
              'Biometrics',
              'No',
              'Unlocking; the phone says only yes or no and never gives a fingerprint away',
            ],
            ['Location', 'No', 'Reminders at a place; used on the device and not stored by us'],
            ['Contacts, calendar, photos you have', 'No', 'Not planned'],
          ],
        },
        'If one of these becomes used, this page changes before, and you are asked at the moment it is needed with the reason in words.',
      ],
    },
    {
      id: 'on-the-device',
      title: 'What is kept on the device',
      body: [
        'The cookie of your sign-in and a few small entries, all of them listed under [cookie preferences](/cookie-preferences). Files of the program are kept by the browser so that it starts faster. What you read is held in memory while the console is open and is gone when you close it.',
        'Changes are stored on our server before the console says that they are. Without a connection it says so and keeps what you typed in the open form, until you store it or leave; do not rely on it for more.',
        'If you lose the phone, change your password from another device. All sign-ins end then.',
      ],
    },
    {
      id: 'updates',
      title: 'Updates',
      body: [
        'The console in the browser is always the newest version. When a new one is there, it is taken over at the next change of screen, and never while a form is half written. Nothing has to be installed.',
        'It works with the current version of the common browsers and the one before. Where a browser is older than that, it may look different or refuse a function; it then says so.',
      ],
    },
    {
      id: 'costs',
      title: 'Costs',
      body: [
        'The console costs what your plan says, on the page of [prices](/pricing), and nothing more on a phone. Your provider may charge for the data: opening the console for the first time takes about a quarter of a megabyte, a usual day less than two.',
        'Nothing is sold inside the console on a phone today.',
      ],
    },
    {
      id: 'stores',
      title: 'If it is ever in a store',
      body: [
        'Then the agreement is between you and us and not with the store. The store owes no support and no warranty beyond returning a price you paid there. It may enforce these terms as a third party where its own rules say so. You confirm that you are not in a country under an embargo and not on a list of persons nobody may trade with.',
        'Subscriptions bought in a store are ended in that store; it returns money by its own rules. What you bought here is ended here.',
      ],
    },
    {
      id: 'removing',
      title: 'Removing everything',
      body: [
        'Sign out, then delete the data of this site in the settings of the browser, and the icon from the home screen. Your account stays, since it is not on the phone. How to delete the account is described under [Deleting your data](/data-deletion).',
      ],
    },
    {
      id: 'safety',
      title: 'With care',
      body: [
        'Do not use the console while you drive. Do not open a board or minutes where others can look at the screen and should not. Use a screen lock; the console ends a sign-in after 30 minutes without activity, and a lock is quicker than that.',
        'Questions about any of this go to {support}.',
      ],
    },
  ],
}
