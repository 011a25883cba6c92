import { useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { AvatarGroup } from '#web/ui/marks/AvatarGroup.tsx'
import { Badge, CountBadge } from '#web/ui/marks/Badge.tsx'
import { PriorityBars } from '#web/ui/marks/PriorityBars.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { StageMorph } from '#web/ui/marks/StageMorph.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { TierBadge } from '#web/ui/marks/TierBadge.tsx'
import { GalleryPart } from './GalleryPart.tsx'

const next: Record<Stage, Stage> = { square: 'octagon', octagon: 'round', round: 'square' }

/** How finished, who, and how urgent. */
export function GalleryMarks() {
  const [stage, setStage] = useState<Stage>('square')
  return (
    <>
      <GalleryPart name="Stage marks">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <span className="flex items-center gap-2">
            <StageMark stage="square" size={16} /> Square, started
          </span>
          <span className="flex items-center gap-2">
            <StageMark stage="octagon" size={17} isHot /> Octagon, being worked
          </span>
          <span className="flex items-center gap-2">
            <StageMark stage="round" size={16} /> Round, finished
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-6">
          <StageTrain reached={0} label="0 of 3 stages" />
          <StageTrain reached={1} label="1 of 3 stages" />
          <StageTrain reached={2} label="2 of 3 stages" />
          <StageTrain reached={3} label="3 of 3 stages" />
          <StageTrain reached={1} hotAt={2} label="1 of 3 stages, the second waits" />
          <Button size="small" onClick={() => setStage(next[stage])}>
            <StageMorph stage={stage} isHot className="size-4" /> Next stage
          </Button>
        </div>
      </GalleryPart>
      <GalleryPart name="Badges">
        <div className="flex flex-wrap gap-2">
          <Badge mark="square">Scheduled</Badge>
          <Badge tone="warning" mark="square">
            Completed - No Recording
          </Badge>
          <Badge tone="info" mark="octagon">
            Recording Found
          </Badge>
          <Badge tone="success" mark="round">
            Report Generated
          </Badge>
          <Badge tone="heat">Ready for Report</Badge>
          <Badge tone="outline">Archived</Badge>
          <Badge tone="danger" mark="square">
            Missing
          </Badge>
        </div>
        <div className="flex flex-wrap gap-2">
          <TierBadge level="base" />
          <TierBadge level="standard" />
          <TierBadge level="pro" />
          <Badge tone="founders">Founders</Badge>
          <Badge tone="investors">Investors</Badge>
          <Badge tone="advisory">Advisory</Badge>
          <Badge tone="heat">VIP</Badge>
        </div>
        <div className="flex flex-wrap items-center gap-5 text-body-s">
          <PriorityBars priority="high" withWord />
          <PriorityBars priority="medium" withWord />
          <PriorityBars priority="low" withWord />
          <CountBadge count={3} />
          <CountBadge count={120} />
        </div>
      </GalleryPart>
      <GalleryPart name="Avatars">
        <div className="flex flex-wrap items-center gap-3">
          <Avatar name="Julius Unger" tone="vip" size={40} />
          <Avatar name="Marta Oyelaran" tone="founders" size={40} />
          <Avatar name="Helene Roth" tone="investors" size={40} />
          <Avatar name="Karim Bel" tone="advisory" size={40} />
          <Avatar name="Tomasz Wilk" size={40} />
          <Avatar name="Northlight Chain" tone="ink" size={40} isOrganisation />
          <AvatarGroup
            label="Julius, Marta and Tomasz"
            people={[
              { name: 'Julius Unger', tone: 'vip' },
              { name: 'Marta Oyelaran', tone: 'founders' },
              { name: 'Tomasz Wilk' },
            ]}
          />
          <Avatar name="Tomasz Wilk" size={24} />
        </div>
      </GalleryPart>
    </>
  )
}
