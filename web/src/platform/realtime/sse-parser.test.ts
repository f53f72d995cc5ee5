import '../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { createSseParser } from './sse-parser.ts';

const TEXT = 'event: text-delta\nid: 7\ndata: {"text":"olá, ção 🧡"}\n\n: ping\n\ndata: um\ndata: dois\n\n';
const EVENTS = [
  { event: 'text-delta', id: '7', data: '{"text":"olá, ção 🧡"}' },
  { event: 'message', id: null, data: 'um\ndois' },
];

describe('the reader of server-sent events', () => {
  it('gives the same events wherever the text is cut', () => {
    for (let cut = 0; cut <= TEXT.length; cut += 1) {
      const parser = createSseParser();
      expect([...parser.push(TEXT.slice(0, cut)), ...parser.push(TEXT.slice(cut))]).toEqual(EVENTS);
    }
  });

  it('gives the same events one character at a time', () => {
    const parser = createSseParser();
    expect([...TEXT].flatMap((character) => parser.push(character))).toEqual(EVENTS);
  });

  it('understands CRLF and CR, also cut between the two', () => {
    for (const lineBreak of ['\r\n', '\r']) {
      const text = `${TEXT.replaceAll('\n', lineBreak)}${lineBreak}`;
      const parser = createSseParser();
      expect([...text].flatMap((character) => parser.push(character))).toEqual(EVENTS);
    }
  });

  it('keeps an unfinished event for later and drops one without data', () => {
    const parser = createSseParser();
    expect(parser.push('event: text-end\nid: 3\n\ndata: x\n')).toEqual([]);
    expect(parser.push('\n')).toEqual([{ event: 'message', id: null, data: 'x' }]);
  });
});
