/** The gallery of components at /design is part of development, or of a build that asks for it with GALLERY=1. */
export const withGallery = process.env.NODE_ENV === 'development' || process.env.GALLERY === '1'
