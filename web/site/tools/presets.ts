const key = 'jul.posts'
const MOST = 20
const NAME = 60

type Preset = { name: string; fields: Record<string, string> }

/** Texts and choices of posts, kept in this browser because its owner saved them; pictures are not kept. */
export function wakePresets(root: HTMLElement, form: HTMLFormElement, show: () => void): void {
  const list = root.querySelector('[data-presets]')
  const name = root.querySelector<HTMLInputElement>('[data-preset-name]')
  const said = root.querySelector<HTMLElement>('[data-preset-said]')
  const tell = (words: string) => {
    if (said) said.textContent = words
  }
  const write = (presets: readonly Preset[]): boolean => {
    try {
      localStorage.setItem(key, JSON.stringify(presets))
      return true
    } catch {
      tell('This browser keeps nothing, so the preset was not saved.')
      return false
    }
  }
  const draw = () => {
    list?.replaceChildren(...read().map(row))
  }
  const row = (preset: Preset): HTMLElement => {
    const item = document.createElement('li')
    item.append(
      button(preset.name, `Use ${preset.name}`, () => {
        fill(form, preset.fields)
        tell(`${preset.name} is in the form.`)
        show()
      }),
      button('Remove', `Remove ${preset.name}`, () => {
        // By its name: another tab may have moved it since it was drawn.
        if (write(read().filter(({ name }) => name !== preset.name))) tell(`${preset.name} is removed.`)
        draw()
      }),
    )
    return item
  }
  root.querySelector('[data-preset-save]')?.addEventListener('click', () => {
    const title = name?.value.trim().slice(0, NAME) ?? ''
    if (title === '') {
      name?.focus()
      tell('Give the preset a name.')
      return
    }
    const others = read().filter((preset) => preset.name !== title)
    if (others.length >= MOST) {
      tell(`There are ${MOST} presets, which is the most. Remove one first.`)
      return
    }
    if (write([...others, { name: title, fields: fieldsOf(form) }]))
      tell(`${title} is saved in this browser.`)
    if (name) name.value = ''
    draw()
  })
  draw()
}

function button(words: string, label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = words
  made.setAttribute('aria-label', label)
  made.addEventListener('click', act)
  return made
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return Object.fromEntries(pairs)
}

function fill(form: HTMLFormElement, fields: Readonly<Record<string, string>>): void {
  for (const each of form.elements) {
    if (each instanceof HTMLInputElement && (each.type === 'radio' || each.type === 'checkbox'))
      each.checked = fields[each.name] === each.value
    else if (each instanceof HTMLInputElement && each.type === 'file') continue
    else if (
      each instanceof HTMLInputElement ||
      each instanceof HTMLTextAreaElement ||
      each instanceof HTMLSelectElement
    )
      if (each.name) each.value = fields[each.name] ?? ''
  }
}

/** What is kept, as far as it can be read: another program may have written there. */
function read(): readonly Preset[] {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(given)) return []
    return given.filter(isPreset).slice(0, MOST)
  } catch {
    return []
  }
}

const isPreset = (each: unknown): each is Preset =>
  typeof each === 'object' &&
  each !== null &&
  'name' in each &&
  typeof each.name === 'string' &&
  'fields' in each &&
  typeof each.fields === 'object' &&
  each.fields !== null
