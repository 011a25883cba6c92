import { Share, Video } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Checkbox } from '#web/ui/forms/Checkbox.tsx'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { PasswordInput } from '#web/ui/forms/PasswordInput.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { GalleryPart } from './GalleryPart.tsx'

const people = [
  { value: 'marta', label: 'Marta Oyelaran', note: 'Northlight Cold Chain' },
  { value: 'helene', label: 'Helene Roth', note: 'Quayside Partners' },
  { value: 'osei', label: 'Osei Bonsu', note: 'Harmattan Credit' },
]

/** What is pressed, typed into and chosen from. */
export function GalleryControls() {
  const [isBusy, setBusy] = useState(false)
  const [week, setWeek] = useState('this')
  const [kind, setKind] = useState<string | null>('sprint')
  const [person, setPerson] = useState<string | null>(null)
  const [isOn, setOn] = useState(true)
  const [isOff, setOff] = useState(false)
  const [isChecked, setChecked] = useState(true)
  const [tab, setTab] = useState('all')
  return (
    <>
      <GalleryPart name="Buttons">
        <div className="flex flex-wrap gap-2">
          <Button variant="hot" icon={Video}>
            Join meeting
          </Button>
          <Button variant="solid">Book a session</Button>
          <Button>View details</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Delete session</Button>
          <Button isBusy={isBusy} busyLabel="Generating" onClick={() => setBusy(true)}>
            Generate report
          </Button>
          <Button disabled>Not now</Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="hot" size="large">
            Large, 48
          </Button>
          <Button>Default, 40</Button>
          <Button size="small">Small, 34</Button>
          <IconButton icon={Share} label="Share" variant="line" />
          <Button className="outline-2 outline-offset-2 outline-focus">Focus ring</Button>
        </div>
        <p className="flex flex-wrap gap-6">
          <TextLink href="#main">Open in Drive</TextLink>
          <TextLink href="#main" look="arrow">
            All sessions
          </TextLink>
        </p>
      </GalleryPart>
      <GalleryPart name="Inputs">
        <FormError>Two fields need another look.</FormError>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Subject" hint="Five words are enough.">
            <Input defaultValue="Pilot pricing" />
          </Field>
          <Field label="Contact Email" error="Add the part after the dot.">
            <Input type="email" defaultValue="helene@quayside" />
          </Field>
          <Field label="Password" aside="Forgot password?">
            <PasswordInput defaultValue="northlight" autoComplete="off" />
          </Field>
          <Field label="Session type">
            <Select
              value={kind}
              onChange={setKind}
              options={[
                { value: 'one-off', label: 'One-Off Session' },
                { value: 'sprint', label: 'Strategic Sprint' },
                { value: 'retainer', label: 'Retainer Session', isDisabled: true },
              ]}
            />
          </Field>
          <Field label="Owner">
            <Combobox choices={people} value={person} onChange={setPerson} placeholder="Find a person" />
          </Field>
          <Field label="Company" hint="Set by your advisor.">
            <Input readOnly defaultValue="Northlight Cold Chain" />
          </Field>
          <Field label="Timeline">
            <Segments
              label="Timeline"
              isWide
              value={week}
              onChange={setWeek}
              options={[
                { value: 'this', label: 'This week' },
                { value: 'next', label: 'Next week' },
                { value: 'any', label: 'Flexible' },
              ]}
            />
          </Field>
          <Field label="Note" aside="0 of 500">
            <Textarea rows={2} placeholder="Write a few honest lines" />
          </Field>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid gap-4">
            <Switch isOn={isOn} onChange={setOn} label="Push notifications" note="Allowed on this device" />
            <Switch isOn={isOff} onChange={setOff} label="Auto sync" />
            <Switch isOn={false} onChange={setOff} label="Voice input" isDisabled lock={<Badge>Pro</Badge>} />
          </div>
          <div className="grid content-start gap-3">
            <Checkbox
              isChecked={isChecked}
              onChange={setChecked}
              label="Pull logging invoices"
              note="Ana, 10 June"
            />
            <Checkbox isChecked={false} onChange={setChecked} label="Redraft the quote" />
            <Checkbox isChecked={false} isMixed onChange={setChecked} label="All actions" />
          </div>
        </div>
      </GalleryPart>
      <GalleryPart name="Tabs">
        <Tabs
          label="Sessions"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'all', label: 'All', count: 8 },
            { value: 'upcoming', label: 'Upcoming', count: 3 },
            { value: 'ready', label: 'Ready for Report', count: 2 },
          ]}
        >
          <TabPanel value="all" className="pt-3 text-body-s text-ink-2">
            Eight sessions.
          </TabPanel>
          <TabPanel value="upcoming" className="pt-3 text-body-s text-ink-2">
            Three are booked.
          </TabPanel>
          <TabPanel value="ready" className="pt-3 text-body-s text-ink-2">
            Two wait for a report.
          </TabPanel>
        </Tabs>
      </GalleryPart>
    </>
  )
}
