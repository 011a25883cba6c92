// The chosen theme is set before the first paint; without a choice the system's theme holds. The same for the hint
// of somebody who signed in here, which draws a header and grants nothing.
const page = document.documentElement
// What works by script alone is shown from the first paint on, and never without.
page.dataset.scripts = ''
try {
  const theme = localStorage.getItem('jul.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  const signedIn = localStorage.getItem('jul.signedIn')
  if (signedIn === 'member' || signedIn === 'staff') page.dataset.signedIn = signedIn
} catch {}
