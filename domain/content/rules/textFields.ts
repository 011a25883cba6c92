import { isUrl } from '#domain/accounts/rules/fields.ts'
import type { SiteTextFields } from '../types.ts'

/** How a field is written, checked and shown in the editor; a stamp is set by publishing alone. */
export type TextFieldShape =
  | 'line'
  | 'plain'
  | 'prose'
  | 'lines'
  | 'sections'
  | 'slug'
  | 'link'
  | 'day'
  | 'place'
  | 'choice'
  | 'stamp'
  | 'picture'

/** One field of a kind of text. */
export type TextField = {
  readonly name: string
  readonly label: string
  readonly shape: TextFieldShape
  /** Characters at most. */
  readonly most: number
  readonly hint?: string
  readonly isOptional?: boolean
  /** It says what that picture shows, so it is needed where there is one. */
  readonly altOf?: string
  /** Lines at most, of `lines`. */
  readonly mostLines?: number
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** A kind of text that staff write: its fields, where it stands on the site and what may be done with it (K90). */
export type TextKind = {
  readonly one: string
  readonly many: string
  readonly fields: readonly TextField[]
  /** What a new one begins with. */
  readonly start: SiteTextFields
  /** The field that names it in lists. */
  readonly title: string
  /** Its address on the site. */
  readonly pathOf: (fields: SiteTextFields) => `/${string}`
  /** There are as many as the build brought: none is made and none withdrawn. */
  readonly isFixed?: boolean
}

/** A field of a text; what is not there is empty. */
export const wordsOf = (fields: SiteTextFields, name: string): string => fields[name] ?? ''

/** Whether a field may be empty as the others stand: what a picture shows is said where there is one (K90). */
export const mayBeEmpty = ({ isOptional = false, altOf }: TextField, fields: SiteTextFields): boolean =>
  isOptional && !(altOf && wordsOf(fields, altOf) !== '')

/** The lines of a field without the empty ones. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The address of a page of this site, with query and anchor; never another host's (T-043). */
export const isOwnPath = (text: string): boolean => /^\/(?!\/)[\w\-/?=&#%.]*$/.test(text)

/** A page of this site, or one of another by https; nothing else is ever a link (T-043). */
export const isLink = (text: string): boolean =>
  isOwnPath(text) || (/^https:\/\/[^\s"'<>]+$/.test(text) && isUrl(text))

/** The page that a link of ours leads to, without query and anchor; null for the front page and for other sites. */
export function pageOf(link: string): string | null {
  const path = link.trim().split(/[?#]/, 1)[0] ?? ''
  return path.startsWith('/') && path !== '/' ? path : null
}

/** What a text is found by among its like: the end of its address, or a short name (K90). */
export const slugField = (label: 'Address' | 'Anchor' | 'Short name', hint: string): TextField => ({
  name: 'slug',
  label,
  shape: 'slug',
  most: 60,
  hint,
})

/** Where a text stands among its like; between two numbers another one has room. */
export const placeField: TextField = {
  name: 'place',
  label: 'Place',
  shape: 'place',
  most: 4,
  hint: 'A number: lower ones come first.',
}

/** A picture with what it shows in words: the one is not there without the other. */
export const pictureFields = [
  { name: 'picture', label: 'Picture', shape: 'picture', most: 60, isOptional: true },
  {
    name: 'alt',
    label: 'What the picture shows',
    shape: 'line',
    most: 200,
    isOptional: true,
    altOf: 'picture',
    hint: 'For people who do not see it.',
  },
] as const satisfies readonly TextField[]

/**
 * Bytes of a picture as it is sent up, pictures in all, bytes of them that a server keeps in memory, and for how long one that was let
 * in is waited for (K90).
 */
export const pictureLimits = {
  inAll: 300,
  memory: 32 * 1024 * 1024,
  waitMs: 3_600_000,
} as const

/** A picture of a text: its id and its size, as a field of the text keeps it: `<id>/<width>x<height>`. */
export type Picture = { readonly id: string; readonly width: number; readonly height: number }

/** Formats that pictures are made in, the smaller first; browsers take the first one that they know. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const WIDTHS = [480, 960, 1600]
/** No picture is wider, however large it came. */
export const widestPicture = 2000

/** The widths that a picture is made in: those below its own, and its own. */
export const pictureWidths = (width: number): readonly number[] => [
  ...WIDTHS.filter((each) => each < width),
  width,
]

/** A picture as a field of a text keeps it (K90). */
export const pictureValue = ({ id, width, height }: Picture): string => `${id}/${width}x${height}`

/** The picture that a field names; null where it names none. */
export function readPicture(value: string): Picture | null {
  const [, id, width, height] = value.match(/^([0-9a-f-]{36})\/(\d{1,4})x(\d{1,5})$/) ?? []
  return id && width && height ? { id, width: Number(width), height: Number(height) } : null
}

/** Where a picture is, in one format and width. */
export const picturePath = (id: string, width: number, format: PictureFormat): string =>
  `/pictures/${id}/${width}.${format}`

/** Texts that staff write: those of one kind, characters of one field, and of the name of a field (K90). */
export const siteTextLimits = { ofKind: 200, field: 40_000, name: 40 } as const
