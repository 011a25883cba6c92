import { useState, useSyncExternalStore } from 'react'
import { paths } from '#contract/paths.ts'
import { rejectOptional } from '#domain/privacy/rules/choice.ts'
import { cookieCategoryNames, cookieText, cookieTexts } from '#domain/privacy/texts.ts'
import type { OptionalCategory } from '#domain/privacy/types.ts'
import { optionalCategories } from '#domain/privacy/types.ts'
import { choiceChanged, choiceHere } from '#web/lib/page/keptChoice.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { saveChoice } from './saveChoice.ts'

function listen(changed: () => void) {
  window.addEventListener(choiceChanged, changed)
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener(choiceChanged, changed)
    window.removeEventListener('storage', changed)
  }
}

const bits = () => {
  const choice = choiceHere()
  return optionalCategories.map((each) => (choice?.[each] ? '1' : '0')).join('')
}

/** The record of what this browser may keep, as switches: they show it and change it, receipt included (T-114). */
export function ChoicePanel() {
  const now = useSyncExternalStore(listen, bits)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function change(category: OptionalCategory, isOn: boolean) {
    setBusy(true)
    const choice = await saveChoice({ ...(choiceHere() ?? rejectOptional), [category]: isOn })
    setFailed(choice === null)
    setBusy(false)
  }

  return (
    <Panel>
      <PanelHeader
        title="What this browser may keep"
        aside={
          <TextLink to={paths.page('/cookie-preferences')} look="arrow">
            {cookieTexts.everyEntry}
          </TextLink>
        }
      />
      <PanelBody className="grid gap-4 pt-1!">
        {optionalCategories.map((category, at) => (
          <Switch
            key={category}
            label={cookieCategoryNames[category]}
            note={cookieText.categories[category]}
            isOn={now[at] === '1'}
            isBusy={isBusy}
            onChange={(isOn) => void change(category, isOn)}
          />
        ))}
        {hasFailed ? (
          <p role="alert" className="text-caption text-danger-text">
            {cookieTexts.failed}
          </p>
        ) : null}
      </PanelBody>
    </Panel>
  )
}
