import { Archive, Ellipsis, Pencil, Trash } from 'lucide-react'
import { useState } from 'react'
import { toast } from '#web/lib/page/toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/Menu.tsx'
import { Popover } from '#web/ui/overlays/Popover.tsx'
import { Tooltip } from '#web/ui/overlays/Tooltip.tsx'
import { GalleryPart } from './GalleryPart.tsx'

/** What opens over the page. */
export function GalleryLifted() {
  const [isAsking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <GalleryPart name="Dialogs, menus and toasts">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button onClick={() => setAsking(true)}>Confirm</Button>
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More about this session" variant="line" />}
          align="start"
        >
          <MenuItem icon={Pencil} onPress={() => {}}>
            Edit
          </MenuItem>
          <MenuItem icon={Archive} onPress={() => {}} note="A">
            Archive
          </MenuItem>
          <MenuLine />
          <MenuItem icon={Trash} isDanger onPress={() => setAsking(true)}>
            Delete
          </MenuItem>
        </Menu>
        <Popover trigger={<Button>Popover</Button>} title="Filter">
          <Field label="Words">
            <Input placeholder="Part of a title" />
          </Field>
        </Popover>
        <Tooltip text="Sessions">
          <Button>Tooltip</Button>
        </Tooltip>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => toast.success('Session marked as completed')}>
          Success toast
        </Button>
        <Button
          size="small"
          onClick={() =>
            toast.info('Saved to Capture Inbox', { action: { label: 'Undo', onPress: () => {} } })
          }
        >
          Toast with Undo
        </Button>
        <Button
          size="small"
          onClick={() =>
            toast.error('Failed to load sessions', { action: { label: 'Retry', onPress: () => {} } })
          }
        >
          Error toast
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Pricing working session"
        badge={
          <Badge tone="success" mark="round">
            Report Generated
          </Badge>
        }
        description="Wednesday 10 June 2026, 11:00 to 12:31"
        size="large"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="solid" onClick={() => setOpen(false)}>
              Add actions to board
            </Button>
          </>
        }
      >
        <h3 className="text-body font-semibold">Executive summary</h3>
        <p className="read mt-2 max-w-[62ch]">
          Northlight should stop selling sensors and start selling a guaranteed temperature record. The depot
          team buys certainty for an auditor, <em>and that budget is three times the size</em> of the hardware
          line.
        </p>
      </Dialog>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this session?"
        description="Are you sure you want to delete this session? Its report stays in your deliverables."
        cancelLabel="Keep it"
        confirmLabel="Delete session"
        isDanger
        onConfirm={() => setAsking(false)}
      />
    </GalleryPart>
  )
}
