/** What stands behind the '?' of a request's address, read as browsers write it. */
export const queryOf = ({ url }: { readonly url: string }): URLSearchParams =>
  new URLSearchParams(url.split('?')[1] ?? '')
