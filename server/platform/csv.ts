/** A table as CSV (RFC 4180) that a spreadsheet opens without running anything: a cell that begins like a formula is text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map(cellOf).join(','))
    .join('\r\n')
    .concat('\r\n')
}

function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
