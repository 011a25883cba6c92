/** What an admin reads when a change of roles is refused; keyed by the reason of the permission (T-005, 4.12.4). */
export const roleRefusals = {
  last_admin: 'There must be at least one admin. Make someone else an admin first.',
  own_role: "You can't change your own roles. Ask another admin.",
  demo_member: "Demo accounts can't have roles.",
  subject_not_verified: 'Only people with a confirmed email can have roles.',
  subject_not_staff: 'Only staff can have this permission.',
  own_account: "You can't disable your own account.",
  not_admin: 'Only admins can change roles.',
} as const

/** What a person reads when an advisor cannot be assigned; keyed by the reason of the permission (4.13.1). */
export const advisorRefusals = {
  not_manager: 'Only admins and sessions managers can assign advisors.',
  own_advisor: 'Choose somebody other than the member.',
  subject_not_staff: 'Only staff can advise a member.',
  subject_disabled: "This person's account is disabled.",
  already_assigned: 'They already advise this member.',
} as const

/** What staff and admins do with a person's account, in our words. */
export const peopleTexts = {
  signIns: 'Sign-ins',
  signInsLead: 'Looking is recorded in the audit trail.',
  showSignIns: 'Show sign-ins',
  none: 'Not signed in anywhere.',
  endAll: 'Sign out everywhere',
  endedAll: 'Signed out everywhere.',
  resend: 'Resend confirmation',
  confirmationSent: 'The confirmation email is on its way again.',
} as const
