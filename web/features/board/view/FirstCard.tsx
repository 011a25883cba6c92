import { boardUiTexts, emptyBoardTexts } from '#domain/board/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'

/** The board before its first card. */
export function FirstCard({ canEdit, onCreate }: { canEdit: boolean; onCreate: () => void }) {
  return (
    <Panel>
      <Empty
        title={emptyBoardTexts.title}
        level={2}
        action={
          canEdit ? (
            <Button variant="solid" onClick={onCreate}>
              {boardUiTexts.newCard}
            </Button>
          ) : null
        }
      >
        {canEdit ? emptyBoardTexts.addFirst : emptyBoardTexts.advisorAdds}
      </Empty>
    </Panel>
  )
}
