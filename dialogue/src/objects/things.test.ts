import { describe, expect, it } from 'vitest';
import { analyse } from '../analyser/analyse.ts';
import { compose } from '../dialogue/compose.ts';
import { loadLibrary } from '../dialogue/library.ts';
import { makeRequest, withoutExchanges } from '../dialogue/sample-request.ts';
import { allSayings, findThing, sayingsOf, THING_COUNT, thingSlots } from './things.ts';

const library = withoutExchanges(loadLibrary());

function found(text: string): string | undefined {
  const mention = findThing(analyse(text).sentences);
  return mention && `${mention.event} ${mention.thing.name} (${mention.thing.kind})`;
}

describe('things', () => {
  it('are at least 250', () => {
    expect(THING_COUNT).toBeGreaterThanOrEqual(250);
  });

  it.each([
    ['comprei uma bicicleta', 'got bicicleta (bike)'],
    ['ganhei um violão do meu avô', 'got violão (instrument)'],
    ['quebrou minha geladeira', 'broke geladeira (appliance)'],
    ['perdi meu fone', 'lost fone (phone)'],
    ['quero comprar um sofá', 'want sofá (furniture)'],
    ['vendi meu carro', 'sold carro (car)'],
    ['consertei a cadeira', 'fixed cadeira (furniture)'],
    ['comprei uma cadeira de praia', 'got cadeira de praia (outdoor)'],
    ['ganhei um quebra-cabeça', 'got quebra-cabeça (toy)'],
    ['comprei duas suculentas', 'got suculenta (plant)'],
    ['tenho uma vitrola', 'have vitrola (vinyl)'],
  ])('%s → %s', (text, mention) => {
    expect(found(text)).toBe(mention);
  });

  it.each(['não comprei bicicleta', 'você comprou um carro?', 'comprei paz', 'o carro passou', 'gosto de violão'])(
    '%s → nothing',
    (text) => {
      expect(found(text)).toBeUndefined();
    },
  );

  it('have something to say to every event, and more to what is told most', () => {
    for (const [place, lines] of allSayings()) {
      const wanted = place.endsWith('/have') ? 1 : 2;
      expect([place, lines.length >= wanted]).toEqual([place, true]);
    }
    expect(sayingsOf('bike', 'lost').length).toBeGreaterThanOrEqual(5);
  });

  it('are spoken of in their gender', () => {
    expect(thingSlots({ name: 'guitarra', gender: 'f', kind: 'instrument' }).get('The_thing')).toBe('A guitarra');
    expect(thingSlots({ name: 'violão', gender: 'm', kind: 'instrument' }).get('novo')).toBe('novo');
    expect(thingSlots({ name: 'óculos', gender: 'mp', kind: 'jewel' }).size).toBe(0);
  });

  it('get a fitting remark, and the answer to its question is heard', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const remark = compose(library, makeRequest('ganhei um violão', { seed }));
      expect(remark.state.topic).toBe('things');
      expect(remark.text).not.toMatch(/[{}]/u);
      const heard = compose(library, makeRequest('ainda não', { seed, state: remark.state }));
      expect(heard.text.length).toBeGreaterThan(0);
    }
  });
});
