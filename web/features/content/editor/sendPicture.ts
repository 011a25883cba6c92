import { pictureRefusal, pictureTexts } from '#domain/content/texts/siteTexts.ts'
import { refuseUpload } from '#domain/uploads.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'

/** Stores a picture: a command lets it in, then its bytes go up; answers with what a field keeps, or with why not. */
export async function sendPicture(file: File): Promise<{ value: string } | { failure: string }> {
  const refusal = refuseUpload('picture', file)
  if (refusal) return { failure: pictureRefusal(refusal) }
  const id = crypto.randomUUID()
  try {
    await orpc.content.addPicture.call({ id, name: file.name, byteSize: file.size })
  } catch (error) {
    const { reason, problems } = refusalOf(error)
    if (reason === 'too_many_pictures') return { failure: pictureTexts.full }
    return { failure: problems.find(({ field }) => field === 'file')?.message ?? pictureTexts.failed }
  }
  const answer = await fetch(`/api/pictures/${id}`, {
    method: 'POST',
    headers: { 'content-type': file.type, 'x-jul': '1' },
    body: file,
  }).catch(() => null)
  if (answer?.status === 415) return { failure: pictureRefusal('failed_validation') }
  if (!answer?.ok) return { failure: pictureTexts.failed }
  const { picture }: { picture: string } = await answer.json()
  return { value: picture }
}
