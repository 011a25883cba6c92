/** A document of the screen above it, which draws it by itself (0078). */
export default function AuthDocumentRoute() {
  return null
}
