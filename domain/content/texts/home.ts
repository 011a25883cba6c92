/** The parts of the desktop's home by name, and what stands where nothing has happened, exact (spec 2 §2; T-205, T-206). */
export const homeTexts = {
  liveSessions: 'Live Sessions',
  boardActivity: 'JULBoard Activity',
  nudges: 'JUL Nudges',
  analytics: 'Analytics',
  collaboration: 'Collaboration',
  achievements: 'Achievements',
  comingSoon: 'Coming Soon',
  growth: 'Growth',
  recentActivity: 'Recent Activity',
  noActivity: 'No recent activity yet.',
} as const
