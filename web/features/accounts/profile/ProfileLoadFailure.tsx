import { useQuery } from '@tanstack/react-query'
import { profileTexts } from '#domain/accounts/texts/profile.ts'
import { siteTexts } from '#domain/content/texts.ts'
import { meQuery } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'

/** What is shown is what was known before: that it could not be loaded anew is said, with a way to try again (spec 2 §8). */
export function ProfileLoadFailure() {
  const { isError, isFetching, refetch } = useQuery(meQuery())
  if (!isError) return null
  return (
    <Banner
      tone="danger"
      role="alert"
      className="mb-4"
      action={
        <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
          {siteTexts.retry}
        </Button>
      }
    >
      {profileTexts.profileLoadFailed}
    </Banner>
  )
}
