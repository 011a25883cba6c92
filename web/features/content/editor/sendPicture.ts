import { pictureLimits } from '#domain/content/rules/textFields.ts'
import { pictureTexts } from '#domain/content/texts/siteTexts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'

/** Stores a picture: a command lets it in, then its bytes go up; answers with what a field keeps, or with why not. */
export async function sendPicture(file: File): Promise<{ value: string } | { failure: string }> {
  if (file.size > pictureLimits.bytes) return { failure: pictureTexts.tooLarge }
  const id = crypto.randomUUID()
  try {
    await orpc.content.addPicture.call({ id, name: file.name, byteSize: file.size })
  } catch (error) {
    return {
      failure: refusalOf(error).reason === 'too_many_pictures' ? pictureTexts.full : pictureTexts.failed,
    }
  }
  const answer = await fetch(`/api/pictures/${id}`, {
    method: 'POST',
    headers: { 'content-type': file.type, 'x-jul': '1' },
    body: file,
  }).catch(() => null)
  if (answer?.status === 415) return { failure: pictureTexts.unreadable }
  if (!answer?.ok) return { failure: pictureTexts.failed }
  const { picture }: { picture: string } = await answer.json()
  return { value: picture }
}
