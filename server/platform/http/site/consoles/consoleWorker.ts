/** It asks this server, and loads nothing. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

/**
 * The worker of the consoles (0107) with the version of the document it keeps, so that browsers take a new one with every build and every change of
 * configuration that is seen. Where it is off, the same address answers with one that takes itself away. The version is the tag without what
 * proxies put in front of it, as the worker reads it.
 */
export const workerScript = (built: string, shellTag: string, isOn: boolean): string =>
  `const shell=${isOn ? JSON.stringify(shellTag.replace(/^W\//, '')) : 'null'};${built}`
