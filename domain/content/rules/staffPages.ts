/** Pages of staff about the site and the brand (spec 1 §2, T-020). No member's console needs them, so they stand here and not among the addresses it loads. */
export const staffPages = {
  content: '/vip/content',
  gridUpload: '/admin/jul-grid-upload',
  manual: '/vip/manual',
  brand: '/brand',
  emailSignature: '/email-signature',
  digitalCard: '/digital-business-card',
  mobileDesign: '/mobile-design',
} as const
