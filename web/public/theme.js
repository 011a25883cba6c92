// The chosen theme is set before the first paint; without a choice the system's theme holds.
try {
  const theme = localStorage.getItem('jul.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
