import { expect, it } from 'vitest';
import { nameDevice } from './device-name.ts';

it('a browser is named in plain words, as far as it says what it is', () => {
  const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
  expect(
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${safari}`,
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`,
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/150.0.0.0`,
      `Mozilla/5.0 (Linux; Android 10; K) ${chrome.replace('Safari', 'Mobile Safari')}`,
      'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`,
      'something on Linux',
      'curl/8',
      null,
    ].map(nameDevice),
  ).toEqual([
    'Safari no iPhone',
    'Chrome no Windows',
    'Edge no Windows',
    'Chrome no Android',
    'Firefox no Linux',
    'Safari no Mac',
    'Navegador no Linux',
    'Aparelho desconhecido',
    'Aparelho desconhecido',
  ]);
});
