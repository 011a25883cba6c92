import { useMutation } from '@tanstack/react-query'
import { listNames } from '#domain/newsletter/texts.ts'
import type { MailList } from '#domain/newsletter/types.ts'
import { mailLists, mailTopics } from '#domain/newsletter/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { exportList } from '../mutations.ts'

const shown = mailLists.filter((list) => !mailTopics.some((topic) => topic === list))

/** The mail lists but those of YELMail, and what staff do with them: those who confirmed their address, as a table (K13). */
export function ListsStaff() {
  return (
    <section aria-labelledby="lists-title" className="mt-10">
      <h2 id="lists-title" className="title-m">
        Mail lists
      </h2>
      <p className="mt-1 mb-4 text-body-s text-ink-2">
        Addresses that were confirmed by email and have not left.
      </p>
      <Panel>
        <PanelRows>
          {shown.map((list) => (
            <ListRow key={list} list={list} />
          ))}
        </PanelRows>
      </Panel>
    </section>
  )
}

function ListRow({ list }: { list: MailList }) {
  const save = useMutation(exportList(list))
  return (
    <li className="flex items-center gap-4 px-4 py-3 md:px-5">
      <p className="flex-1 font-semibold">{listNames[list]}</p>
      <Button
        size="small"
        onClick={() => save.mutate({ list })}
        isBusy={save.isPending}
        busyLabel="Exporting"
        aria-label={`Export ${listNames[list]}`}
      >
        Export
      </Button>
    </li>
  )
}
