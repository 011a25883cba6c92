/**
 * What a failed hand-over means. `refused`: the other server said no for good to this receiver. `later`: it said not now.
 * `down`: it took nothing from us, which says nothing about whoever was to get it; what was under way may have arrived all
 * the same (RFC 5321).
 */
export type Reply = 'refused' | 'later' | 'down'

type Failed = { readonly responseCode?: unknown; readonly command?: unknown }

/** Reads the failure of a mail server as nodemailer tells it: by the command that was answered, and its code. */
export function readReply(error: unknown): Reply {
  const { responseCode, command } = Object(error) as Failed // safe because each field is checked where it is read
  const code = typeof responseCode === 'number' ? responseCode : 0
  const isAboutReceiver = command === 'RCPT TO' || command === 'DATA'
  // An answer to our greeting, our password or our own address is about us; 421 closes the line whatever it answers.
  if (!isAboutReceiver || code < 400 || code === 421) return 'down'
  return code < 500 ? 'later' : 'refused'
}
