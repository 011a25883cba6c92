import { keepAttachment } from '#server/board/attachments/keepAttachment.ts'
import type { Keepers } from '#server/platform/storage/settle.ts'
import { keepRecording } from '#server/recordings/keepRecording.ts'

/** Which feature keeps which kind of file. */
export const fileKeepers: Keepers = {
  photo: keepAttachment,
  audio: keepAttachment,
  document: keepAttachment,
  recording: keepRecording,
}
