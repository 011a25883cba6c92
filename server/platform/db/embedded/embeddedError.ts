type EmbeddedFault = 'in_use' | 'unreadable' | 'unsupported_platform' | 'failed'

/** Why the embedded database cannot serve, in one line that can be printed to the operator as it is. */
export class EmbeddedError extends Error {
  readonly code: EmbeddedFault

  constructor(code: EmbeddedFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EmbeddedError'
    this.code = code
  }
}

/** The system's error code of a failed file or process call, '' when there is none. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Turns a refusal by the file system into the line that names the folder; anything else stays as it was. */
export function asFolderError(error: unknown, folder: string): unknown {
  const code = systemCode(error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new EmbeddedError(
      'unreadable',
      `The data folder ${folder} cannot be read and written by this user (${code}). Set DATA_DIR to a folder of your own.`,
      { cause: error },
    )
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new EmbeddedError('unreadable', `The data folder ${folder} is not a folder.`, { cause: error })
  }
  if (code === 'ENOSPC') {
    return new EmbeddedError('failed', `The disk that holds ${folder} is full.`, { cause: error })
  }
  return error
}
