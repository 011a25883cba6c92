import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId } from 'react'
import type { Theme } from '#domain/accounts/types.ts'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { ThemePicture } from './ThemePicture.tsx'
import { themeOptions, useThemeChoice } from './useThemeChoice.ts'

const notes: Record<Theme, string> = {
  system: 'Matches this device',
  light: 'Light colours',
  dark: 'Dark colours',
}

/** System, light or dark, on every device of the member. */
export function AppearancePanel() {
  const [theme, choose] = useThemeChoice()
  const id = useId()
  return (
    <Panel className="max-w-[760px]">
      <PanelHeader id={id} title="Appearance" aside="Saved in your profile" />
      <PanelBody>
        <RadioGroup
          aria-labelledby={id}
          value={theme}
          onValueChange={(next) => {
            const found = themeOptions.find((each) => each.value === next)
            if (found) choose(found.value)
          }}
          className="grid gap-3 sm:grid-cols-3"
        >
          {themeOptions.map((option) => (
            <label
              key={option.value}
              htmlFor={`${id}-${option.value}`}
              className="grid cursor-pointer gap-3 rounded-[10px] border border-line-strong p-3 has-data-checked:border-ink has-data-checked:shadow-[inset_0_0_0_1px_var(--jul-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <ThemePicture theme={option.value} />
              <span className="flex items-center justify-between gap-2">
                <span>
                  <span className="block text-body-s font-[580]">{option.label}</span>
                  <span className="block text-caption text-ink-3">{notes[option.value]}</span>
                </span>
                <Radio.Root
                  id={`${id}-${option.value}`}
                  value={option.value}
                  className="grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-control bg-surface outline-none data-checked:border-ink data-checked:bg-ink"
                >
                  <Radio.Indicator className="size-2 rounded-full bg-ink-inverse" />
                </Radio.Root>
              </span>
            </label>
          ))}
        </RadioGroup>
      </PanelBody>
    </Panel>
  )
}
