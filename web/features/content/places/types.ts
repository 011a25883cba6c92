/** A screen of a console by its name. */
export type ConsolePlace = { label: string; to: string }

/** One line of the list and where it leads; a page of the site is a document of its own. */
export type Found = { key: string; label: string; to: string; note?: string; isDocument?: boolean }
