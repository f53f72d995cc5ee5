// Applies the chosen theme before the first paint. An external file, so that the page needs no inline script.
(() => {
  const chosen = /(?:^|; )theme=(dark|light|system)/.exec(document.cookie);
  const choice = chosen ? chosen[1] : 'dark';
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  const theme = choice === 'system' ? (prefersLight ? 'light' : 'dark') : choice;
  document.documentElement.dataset.theme = theme;
  const color = document.querySelector('meta[name="theme-color"]');
  if (color) color.setAttribute('content', theme === 'light' ? '#fef8f6' : '#150b0c');
})();
