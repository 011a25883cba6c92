/** What a console says while it hears of no changes, exact (spec 2 §4, T-124; spec 3 §2); the bodies are our own. */
export const connectionTexts = {
  lost: 'Realtime connection failed',
  lostBody: 'Trying again. What you see may be older.',
  refreshing: 'Refreshing',
  offline: 'Offline mode',
  offlineBody: 'What you see may be older. Changes need a connection.',
  /** Of a console that was opened without a network, where nothing is seen yet. */
  offlineStart: 'Your console opens by itself once you are back online.',
  /** Over a form of the site that was sent where nobody answers: what is posted then is lost with its page. */
  formOffline: 'You are offline. What you typed stays here: send it once you are connected.',
  formUnreached: 'Our server cannot be reached. What you typed stays here: send it again in a minute.',
} as const
