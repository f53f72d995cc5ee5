import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import cast from './__fixtures__/cast.json' with { type: 'json' };
import { DEFAULTS, LAYERS, type Layer, make, OPTIONS, type PortraitParams, portrait, surprise } from './index.ts';

const LARGEST_BYTES = 160_000;
const DRAWS = 500;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What is wrong with an SVG string; empty when nothing is. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const broken = /NaN|undefined|Infinity|\[object|null/.exec(svg);
  if (broken) found.push(`holds ${broken[0]}`);
  if (Buffer.byteLength(svg) >= LARGEST_BYTES) found.push(`weighs ${Buffer.byteLength(svg)} bytes`);
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)(\w+)(?:\s[\w:-]+="[^"<>]*")*(\/?)>/g)) {
    if (closing && open.pop() !== name) found.push(`closes ${name} out of turn`);
    if (!closing && !selfClosing) open.push(name);
  }
  if (open.length > 0) found.push(`leaves ${open.join(', ')} open`);
  if (svg.replace(/<[^<>]*>/g, '') !== '') found.push('has text or a stray bracket between tags');
  return found;
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id);
}

function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id = '']) => id);
}

describe('portrait', () => {
  it.each(cast)('draws $id exactly as she was approved', ({ id, name, params, card, bust, thumb, head }) => {
    const made = make(params);
    expect({
      card: sha256(portrait(made, { id })),
      bust: sha256(portrait(made, { id, crop: 'bust', width: 520, title: name })),
      thumb: sha256(portrait(made, { id, crop: 'face', detail: 'thumb' })),
      head: sha256(portrait(made, { id, only: ['head', 'features', 'hairFront'] })),
    }).toEqual({ card, bust, thumb, head });
  });

  it(`is well formed and light in ${DRAWS} draws`, () => {
    for (let seed = 0; seed < DRAWS; seed++) {
      const params = surprise(seed * 2_654_435);
      expect(faults(portrait(params, { id: 'x' })), JSON.stringify(params)).toEqual([]);
    }
  });

  it.each(Object.entries(OPTIONS))('draws every value of %s, each one differently', (key, values) => {
    const pictures = values.map((value) => portrait(make({ ...DEFAULTS, [key]: value }), { id: 'x' }));
    for (const [index, picture] of pictures.entries()) expect(faults(picture), values[index]).toEqual([]);
    expect(new Set(pictures).size).toBe(values.length);
  });

  it('shares no id between two pictures and refers only to its own', () => {
    const params: PortraitParams = { ...DEFAULTS, hair: 'cachos-longos', headwear: 'lenco', pattern: 'poa' };
    const one = portrait(params, { id: 'one' });
    const other = portrait(params, { id: 'other' });
    const ids = [...idsOf(one), ...idsOf(other)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(one)).toEqual(expect.arrayContaining(referencesOf(one)));
    expect(idsOf(other)).toEqual(expect.arrayContaining(referencesOf(other)));
  });

  it('defines everything it refers to, whoever is drawn', () => {
    for (const { params } of cast) {
      const svg = portrait(make(params), { detail: 'thumb' });
      const ids = idsOf(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(referencesOf(svg)));
    }
  });

  it('names the picture after its seed when no id is given', () => {
    expect(idsOf(portrait({ ...DEFAULTS, seed: 71 }))[0]).toBe('p1zf');
  });

  it('gives the same string for the same params', () => {
    expect(portrait(surprise(3))).toBe(portrait(surprise(3)));
  });

  it('puts together from single layers what it draws at once', () => {
    const inside = (only?: Layer[]) => portrait(DEFAULTS, only ? { only } : {}).length;
    const empty = inside([]);
    const summed = LAYERS.reduce((total, layer) => total + inside([layer]) - empty, empty);
    expect(summed).toBe(inside());
  });

  it('mirrors her when she faces left', () => {
    expect(portrait({ ...DEFAULTS, facing: 'esquerda' })).toContain('matrix(-1 0 0 1 600 0)');
    expect(portrait(DEFAULTS)).not.toContain('matrix(');
  });

  it('keeps the proportion of the crop when a width is given', () => {
    expect(portrait(DEFAULTS, { crop: 'bust', width: 1200 })).toContain('width="1200" height="1431"');
  });

  it('escapes markup in the title', () => {
    const svg = portrait(DEFAULTS, { title: `"><script>alert('1')</script> & \u0000\ud800Zé` });
    expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;alert(&apos;1&apos;)&lt;/script&gt; &amp; Zé"');
    expect(svg).not.toContain('<script');
    expect(faults(svg)).toEqual([]);
  });

  it('lets no markup in through the id', () => {
    const svg = portrait(DEFAULTS, { id: 'a"/><script>b' });
    expect(svg).not.toContain('script>');
    expect(idsOf(svg)[0]).toBe('ascriptbf');
  });

  it('is hidden from screen readers without a title', () => {
    expect(portrait(DEFAULTS)).toContain('aria-hidden="true"');
    expect(portrait(DEFAULTS, { title: 'Lívia' })).not.toContain('aria-hidden');
  });

  it('holds nothing from outside: no scripts, styles, links or filters', () => {
    for (const { params } of cast) {
      const svg = portrait(make(params), { detail: 'thumb' });
      expect(svg).not.toMatch(/<(script|style|image|use|a|filter|foreignObject)\b|href|\son\w+=/);
    }
  });
});
