// The browser that journeys and measurements run in: Chromium, Chrome or Edge, wherever it is installed.
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

const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']

export const howToGetChromium =
  'Install Chromium, Chrome or Edge (Debian: apt-get install chromium-headless-shell or chromium; macOS: brew install --cask chromium), or set CHROMIUM to its program.'

/**
 * What journeys run in, or null: Chromium without its windows where that is installed, because it takes a third
 * less of the processor for the same pages; otherwise any browser of the family.
 */
export async function findHeadless(env = process.env) {
  if (env.CHROMIUM) return findChromium(env)
  return onPath(env, shells).find(isProgram) ?? (await findChromium(env))
}

/** The program of a whole browser, or null. */
export async function findChromium(env = process.env) {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : null
  const onMac = ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
  )
  const found = [...onPath(env, names), ...(process.platform === 'darwin' ? onMac : [])].find(isProgram)
  return found ?? (await playwrightsOwn())
}

function onPath(env, programs) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)))
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
