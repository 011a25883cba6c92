type Ask = () => Promise<boolean>

let load: (() => Promise<Ask>) | null = null
let asking: Promise<boolean> | null = null

/** How somebody is asked who they are; loaded when it is needed. */
export function onProofNeeded(next: () => Promise<Ask>) {
  load = next
}

/** Asks once, however many calls wait for it: true once the server has taken the proof (T-014). */
export function wantProof(): Promise<boolean> {
  asking ??= (load ? load().then((ask) => ask()) : Promise.resolve(false)).finally(() => {
    asking = null
  })
  return asking
}
