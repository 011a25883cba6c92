// Some browsers read a file after the press that saved it.
const READ_MS = 10_000

/** Has the browser keep a file that a page made or fetched. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS)
}

/** Has the browser load a file of the server by itself, so that it is never whole in memory. */
export function saveAddress(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** The same with a text. */
export const saveText = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
