import { useMutation, useQuery } from '@tanstack/react-query'
import type { SiteTextLine } from '#contract/content.ts'
import { staffPages } from '#domain/content/rules/staffPages.ts'
import { gridTexts } from '#domain/content/texts/siteTexts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { publishSiteText, withdrawSiteText } from '../mutations.ts'
import { NewTiles } from '../NewTiles.tsx'
import { PublishRefusal } from '../PublishRefusal.tsx'
import { StateBadge } from '../StateBadge.tsx'

/** Several pictures for the grid at once, each a draft; below them the tiles there are, to publish and to take back (K90). */
export function GridUploadStaff() {
  useLiveRefresh('content')
  const query = useQuery(orpc.content.listSiteTexts.queryOptions({ input: { kind: 'tile' } }))
  return (
    <>
      <PageTitle title={gridTexts.title} lead={gridTexts.lead} />
      <div className="grid gap-4">
        <NewTiles first={(query.data?.texts.length ?? 0) * 10 + 10} />
        <Panel className="overflow-hidden">
          <PanelHeader title="Tiles" className="pb-3" />
          <List
            of={query}
            items={(data) => data.texts}
            empty={<Empty title={gridTexts.none}>{gridTexts.noneWords}</Empty>}
          >
            {(tiles) => (
              <PanelRows className="border-t border-line">
                {tiles.map((tile) => (
                  <TileRow key={tile.id} tile={tile} />
                ))}
              </PanelRows>
            )}
          </List>
        </Panel>
      </div>
    </>
  )
}

function TileRow({ tile }: { tile: SiteTextLine }) {
  const publish = useMutation(publishSiteText())
  const withdraw = useMutation(withdrawSiteText())
  const isShown = tile.state === 'published' || tile.state === 'changed'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <p dir="auto" className="min-w-0 flex-1 basis-44 font-semibold wrap-anywhere">
        {tile.title}
      </p>
      <StateBadge state={tile.state} />
      <TextLink to={`${staffPages.content}?kind=tile&page=${tile.id}`}>Preview and history</TextLink>
      {tile.state === 'published' ? null : (
        <Button
          size="small"
          variant="solid"
          isBusy={publish.isPending}
          busyLabel="Publishing"
          aria-label={`Publish ${tile.title}`}
          onClick={() => publish.mutate({ id: tile.id, baseVersion: tile.version, at: null })}
        >
          Publish
        </Button>
      )}
      {isShown ? (
        <Button
          size="small"
          isBusy={withdraw.isPending}
          busyLabel="Taking back"
          aria-label={`Undo ${tile.title}`}
          onClick={() => withdraw.mutate({ id: tile.id })}
        >
          Undo
        </Button>
      ) : null}
      <PublishRefusal of={publish} version={tile.version} />
    </li>
  )
}
