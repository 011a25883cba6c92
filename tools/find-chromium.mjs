// The browser that journeys run in: Chromium, Chrome or Edge, wherever it is installed.
import { accessSync, constants, existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']

export const howToGetChromium =
  'Install Chromium, Chrome or Edge (Debian and Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), or set CHROMIUM to its program.'

/** The path of the browser's program, or null. */
export async function findChromium(env = process.env) {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : null
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const onMac = ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
  )
  const found = [...onPath, ...(process.platform === 'darwin' ? onMac : [])].find(isProgram)
  return found ?? (await playwrightsOwn())
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test')
    const path = chromium.executablePath()
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
