import { LockKeyhole } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { surfaceHasRight } from '#domain/billing/rules/plans.ts'
import { lockTexts } from '#domain/billing/texts.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'

/** What the plan of this surface leaves out, and the way to ask for it (4.12.1). */
export function SessionsLock() {
  const me = useMe()
  return (
    <Panel as="div" className="px-4 py-4 md:px-5">
      <p className="flex items-center gap-2 font-semibold">
        <LockKeyhole size={18} aria-hidden="true" className="text-ink-3" />
        View only
      </p>
      <p className="mt-1.5 text-body-s max-[1101px]:mb-3 text-ink-2">
        You can see your sessions and approved minutes. Your plan doesn't include joining, details, checking
        for recordings or requesting reports. {lockTexts.missing(planCatalogue.desktop_pro.label)}
      </p>
      {surfaceHasRight(me.plans, 'mobile', 'sessions.join') ? (
        <p className="mt-1.5 text-body-s max-[1101px]:mb-3 text-ink-2">
          On the <TextLink to={paths.appSessions()}>phone console</TextLink> you can join, move and cancel
          them.
        </p>
      ) : null}
      {/* Where the cabinet is wide it asks already. */}
      <RequestUpgrade plan="desktop_pro" isBare className="min-[1101px]:hidden" />
    </Panel>
  )
}
