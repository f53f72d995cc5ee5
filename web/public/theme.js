// Applies the chosen look before the first paint. An external file, so that the page needs no inline script.
(() => {
  const root = document.documentElement;
  const cookie = (name, values) => new RegExp(`(?:^|; )${name}=(${values})`).exec(document.cookie)?.[1];
  const choice = cookie('theme', 'dark|light|system') ?? 'dark';
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  const theme = choice === 'system' ? (prefersLight ? 'light' : 'dark') : choice;
  root.dataset.theme = theme;
  root.dataset.motion = cookie('motion', 'reduced') ?? 'system';
  root.dataset.text = cookie('text', '112|125') ?? '100';
  const color = document.querySelector('meta[name="theme-color"]');
  if (color) color.setAttribute('content', theme === 'light' ? '#fef8f6' : '#150b0c');
})();
