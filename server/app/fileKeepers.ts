import { keepAttachment } from '#server/board/attachments/keepAttachment.ts'
import { transcribeByItself } from '#server/minutes/transcription/transcribeByItself.ts'
import type { Keepers } from '#server/platform/storage/settle.ts'
import { keepRecording } from '#server/recordings/keepRecording.ts'

/** Which feature keeps which kind of file; a recording that was kept is written down by itself. */
export const fileKeepers: Keepers = {
  photo: keepAttachment,
  audio: keepAttachment,
  document: keepAttachment,
  recording: {
    ...keepRecording,
    stored: async (db, file, found, app) => {
      // safe because it is what `look` of the same keeper found
      await keepRecording.stored(db, file, found as Awaited<ReturnType<typeof keepRecording.look>>, app)
      await transcribeByItself(db, app, file.id)
    },
  },
}
