/** What is said where something would be lost; apart from the texts that every board loads. */
export const lossTexts = {
  titleNotCreated: (title: string) => `Couldn't create the card “${title}”`,
  /** Once a figure is deleted; one of another currency, or of the same day, may stand beneath the only one that is shown. */
  afterNewest: 'The tile will show the previous figure.',
  afterOlder: 'The tile still shows the newest figure.',
  afterOnly: 'Unless there is an earlier one, the tile will say “Not entered yet”.',
} as const
