import '../../../testing/console-guard.ts';
import type { PortraitChoices } from '@cafune/contract/avatars/definition';
import { DEFAULTS, make, OPTIONS } from '@cafune/portrait';
import { describe, expect, it } from 'vitest';
import { chooseWith } from './portrait-choices.ts';
import { choose, historyOf, redo, slide, undo } from './portrait-history.ts';
import { type ChoiceKey, VALUE_LABELS, valueLabel } from './portrait-labels.ts';
import { PORTRAIT_TABS, valuesOf } from './portrait-tabs.ts';

describe('the looks one can go back to', () => {
  const first = historyOf<PortraitChoices>({ hair: 'ondas' });

  it('are taken back and chosen again in order', () => {
    const third = choose(choose(first, { hair: 'pixie' }), { hair: 'trancas' });
    expect(undo(third).now).toEqual({ hair: 'pixie' });
    expect(undo(undo(third)).now).toEqual({ hair: 'ondas' });
    expect(redo(redo(undo(undo(third)))).now).toEqual({ hair: 'trancas' });
  });

  it('end where there are none, either way', () => {
    expect(undo(first)).toBe(first);
    expect(redo(first)).toBe(first);
  });

  it('are forgotten ahead once something else is chosen', () => {
    const other = choose(undo(choose(first, { hair: 'pixie' })), { hair: 'cortina' });
    expect(redo(other).now).toEqual({ hair: 'cortina' });
    expect(undo(other).now).toEqual({ hair: 'ondas' });
  });

  it('do not count the same look twice, and are a hundred at most', () => {
    expect(choose(first, { hair: 'ondas' })).toBe(first);
    let history = first;
    for (let seed = 0; seed < 130; seed += 1) history = choose(history, { seed });
    expect(history.past).toHaveLength(100);
  });
});

describe('a slider', () => {
  it('is one step, however far it went; the next choice is another', () => {
    const start = historyOf<PortraitChoices>({ tilt: 0 });
    const slid = slide(slide(slide(start, { tilt: 1 }), { tilt: 2 }), { tilt: 3 });
    expect(slid.now).toEqual({ tilt: 3 });
    expect(undo(slid).now).toEqual({ tilt: 0 });
    expect(undo(choose(slid, { tilt: 3, hair: 'pixie' })).now).toEqual({ tilt: 3 });
    expect(redo(undo(slid)).now).toEqual({ tilt: 3 });
  });
});

describe('what a choice brings along', () => {
  it('hair is seen: a turban over it is taken off, and said so; over anything else it stays', () => {
    const covered = make({ ...DEFAULTS, headwear: 'turbante', hair: 'ondas' });
    const { params, note } = chooseWith({ make }, covered, { hair: 'liso-longo' });
    expect([params.hair, params.headwear]).toEqual(['liso-longo', 'nenhum']);
    expect(note).toContain('na cabeça');
    expect(chooseWith({ make }, covered, { lipColor: 'vinho' }).params.headwear).toBe('turbante');
    const banded = make({ ...DEFAULTS, headwear: 'tiara', hair: 'ondas' });
    expect(chooseWith({ make }, banded, { hair: 'liso-longo' }).params.headwear).toBe('tiara');
  });

  it('portraits.md §3: every value goes through make(), and what it changed is said', () => {
    const curly = make({ ...DEFAULTS, hair: 'cachos-longos' });
    const { params, note } = chooseWith({ make }, curly, { headwear: 'tiara' });
    expect(params.headwear).toBe('flores');
    expect(note).toBe('Pra combinar: na cabeça flores');
    const round = chooseWith({ make }, make({ ...DEFAULTS, makeup: 'nenhuma', lids: 'abertos' }), { eyes: 'redondo' });
    expect(round.note).toBe('Pra combinar: pálpebras serenos, maquiagem leve');
  });

  it('is nothing for what goes together', () => {
    expect(chooseWith({ make }, make(DEFAULTS), { hair: 'pixie' }).note).toBeNull();
  });
});

describe('the tabs of Aparência', () => {
  const rows = PORTRAIT_TABS.flatMap((tab) => tab.rows);

  it('portraits.md §3: offer every parameter once, with every value', () => {
    const keys = rows.map(({ key }) => key);
    expect([...keys].sort()).toEqual([...Object.keys(OPTIONS), 'facing'].sort());
    for (const key of Object.keys(OPTIONS) as Exclude<ChoiceKey, 'facing'>[]) {
      expect(valuesOf(key)).toEqual(OPTIONS[key]);
    }
    expect(PORTRAIT_TABS.filter((tab) => tab.hasTilt)).toHaveLength(1);
  });

  it('name every value in words of their own, and paint every swatch', () => {
    for (const { key, colours } of rows) {
      const labels = Object.values(VALUE_LABELS[key]);
      expect(new Set(labels).size).toBe(labels.length);
      if (colours !== undefined) expect(Object.keys(colours)).toEqual(valuesOf(key));
    }
    expect(valueLabel('scene', 'por-do-sol')).toBe('Pôr do sol');
    expect(valueLabel('scene', 'marte')).toBe('');
  });
});
