import { useQuery } from '@tanstack/react-query'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { securityQuery } from './queries.ts'

/** What guards the account, at a glance. */
export function SafetyPanel() {
  const me = useMe()
  const { data } = useQuery(securityQuery())
  if (!data) return null
  const { passkeys, appSince, codesLeft } = data.security
  const rows = [
    { label: 'Address confirmed', note: me.email, isDone: true },
    {
      label: passkeys.length === 1 ? 'One passkey' : `${passkeys.length || 'No'} passkeys`,
      note: passkeys.length > 0 ? 'Signs you in without a password' : 'Not yet',
      isDone: passkeys.length > 0,
    },
    { label: 'Second factor', note: appSince ? 'Authenticator app' : 'Not yet', isDone: appSince !== null },
    {
      label: 'Recovery codes',
      note: codesLeft > 0 ? `${codesLeft} left` : 'Not yet',
      isDone: codesLeft > 0,
    },
  ]
  return (
    <Panel>
      <PanelHeader title="How safe is this account?" />
      <PanelRows className="mt-4 border-t border-line">
        {rows.map((row) => (
          <li key={row.label} className="flex gap-3 px-4 py-2.5 md:px-5">
            <StageMark stage={row.isDone ? 'round' : 'square'} className="mt-1.5 shrink-0" />
            <span className="min-w-0">
              <span className="block font-[560]">{row.label}</span>
              <span className="block truncate text-caption text-ink-3">{row.note}</span>
            </span>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
