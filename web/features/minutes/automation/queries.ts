import { orpc } from '#web/lib/calls/api.ts'

const WAIT_MS = 1_500
const REST_MS = 30_000

/** How the drive is connected; asked often while something is under way. */
export const automationQuery = () =>
  orpc.minutes.getAutomation.queryOptions({
    refetchInterval: ({ state: { data } }) => {
      const runs = data?.automation.runs ?? []
      const isBusy =
        data?.automation.status === 'checking' ||
        runs.some(({ status }) => status === 'queued' || status === 'running')
      return isBusy ? WAIT_MS : REST_MS
    },
  })

/** Whether the drive is connected, and what of the reader's own is under way. */
export const automationStatusQuery = () => orpc.minutes.getAutomationStatus.queryOptions()

/** Recordings of the drive, those that wait for a person first. */
export const matchesQuery = () => orpc.minutes.listMatches.queryOptions({ refetchInterval: REST_MS })

/** One check that this member asked for, until it has ended. */
export const recordingCheckQuery = (id: string) =>
  orpc.minutes.getRecordingCheck.queryOptions({
    input: { id },
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'done' || data?.status === 'failed' ? false : WAIT_MS,
  })
