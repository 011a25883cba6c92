import { useEffect } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { lessonCardsAdded } from '#domain/board/texts/lessonCards.ts'
import { placeOn, usualSurface } from '#web/lib/page/surface.ts'
import { toast } from '#web/lib/page/toast.ts'

/** An address of an email or of the site: opens its thing on the console that was chosen or that fits the window (4.13.3). */
export default function GoRoute() {
  const { thing = '', id = '' } = useParams()
  const [query] = useSearchParams()
  const isOfLesson = query.get('from') === 'lesson'
  useEffect(() => {
    if (isOfLesson) toast.success(lessonCardsAdded, { id: 'lesson' })
  }, [isOfLesson])
  return <Navigate to={placeOn(usualSurface(), thing, id)} replace />
}
