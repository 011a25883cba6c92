/** In milliseconds; by then a menu or dialog that was closed has given the focus back, if what had it is still there. */
export const closingMs = 250
