// The chosen theme is set before the first paint; without a choice the system's theme holds.
try {
  const theme = localStorage.getItem('jul.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}

// The sign-in page is written at build for signing in; where another form is asked for, that one is held back.
if (/^\/auth\/?$/.test(location.pathname) && /[?&]mode=(sign-up|forgot)\b/.test(location.search)) {
  document.documentElement.dataset.late = ''
}
