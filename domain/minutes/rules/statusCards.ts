/** What a member's board is told of how calls become minutes. */
export type AutomationFacts = {
  readonly isDriveConnected: boolean
  readonly isAutomatic: boolean
  readonly hasTranscriptionModel: boolean
  readonly transcribing: number
  readonly hasReportModel: boolean
  readonly drafting: number
  readonly waiting: number
}

/** The How-to-record note of the board, by what the installation truly does (spec 2 §2). */
export const howToRecord = (isDriveConnected: boolean): string =>
  isDriveConnected
    ? 'Once everyone agrees, record in Google Meet with the link of the session. The recording is found in our drive and matched to its session, and your advisor turns it into minutes.'
    : 'Once everyone agrees, start the recording in your call. Your advisor uploads the transcript and turns it into minutes.'

const underWay = (words: string, count: number) => (count > 0 ? `${words}, ${count} under way` : words)

/** The automation status cards in their order: drive, last check, transcription, drafting, minutes waiting (spec 2 §2). */
export function statusWords(
  facts: AutomationFacts,
  checked: string | null,
): ReadonlyArray<{ readonly name: string; readonly words: string; readonly isOn: boolean }> {
  const { isDriveConnected, isAutomatic, hasTranscriptionModel, hasReportModel, waiting } = facts
  const drive = isAutomatic ? 'Checked every 5 minutes' : 'Checked when asked'
  return [
    { name: 'Drive', words: isDriveConnected ? drive : 'Not connected', isOn: isDriveConnected },
    { name: 'Last check', words: checked ?? 'None yet', isOn: checked !== null },
    {
      name: 'Transcription',
      words: underWay(hasTranscriptionModel ? 'By a model' : 'By your advisor', facts.transcribing),
      isOn: hasTranscriptionModel || facts.transcribing > 0,
    },
    {
      name: 'Drafting',
      words: underWay(hasReportModel ? 'By a model' : 'Without a model', facts.drafting),
      isOn: true,
    },
    {
      name: 'Minutes waiting',
      words: waiting === 0 ? 'None' : `${waiting} with your advisor`,
      isOn: waiting > 0,
    },
  ]
}
