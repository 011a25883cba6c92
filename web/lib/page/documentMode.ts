import { createContext } from 'react'

/** True while the build renders the shell that serves every console address; that shell always ships its script. */
export const RendersShell = createContext(false)
