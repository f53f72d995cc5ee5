import { describe, expect, it } from 'vitest';
import { sensesOf } from '../analyser/stems.ts';
import { detailOf } from './detail.ts';
import { loadLibrary } from './library.ts';

const { weigh } = loadLibrary().exchanges;

function detailIn(text: string, hers = ''): string | undefined {
  return detailOf({ text, hers: sensesOf(hers), weigh })?.text;
}

describe('the detail that is taken up', () => {
  it.each([
    ['ele me ligou gritando kkkk. chorei na fila do sacolão', 'chorou na fila do sacolão'],
    ['foi um caos, faltou duas colegas e eu fiquei com 12 pacientes', 'com 12 pacientes'],
    ['aqui o carro do ovo passa gritando desde as sete', 'carro do ovo'],
    ['meu mico: entreguei a pizza na casa errada e a mulher comeu', 'entregou a pizza na casa errada'],
    ['eu tô revendo naruto pela terceira vez', 'revendo naruto pela terceira vez'],
    ['rodei 700 km hoje', 'rodou 700 km'],
    ['o meu é doce de leite com queijo', 'doce de leite com queijo'],
    ['eu faço um lamen de caixinha com ovo que é um espetáculo', 'um lamen de caixinha com ovo'],
    ['eu vendo bolo de pote', 'vende bolo de pote'],
    ['minha gata operou mês passado, 2.800 reais', '2.800 reais'],
    ['hoje tive ensaio do coral', 'ensaio do coral'],
    ['minha vizinha canta no chuveiro do meu banheiro', 'no chuveiro do seu banheiro'],
  ])('of "%s" is "%s"', (text, detail) => {
    expect(detailIn(text)).toBe(detail);
  });

  it.each([
    ['what is said to her', 'vc tem um jeito engraçado de contar'],
    ['what is not so', 'não comprei carro não'],
    ['what she is told to imagine', 'imagina a bandeja no chão'],
    ['nothing in particular', 'foi bom demais'],
    ['what somebody would have thought', 'ele ia achar que eu ganhei na mega'],
    ['what could not be done', 'meses sem conseguir ouvir cavaquinho'],
  ])('is none in %s', (_, text) => {
    expect(detailIn(text)).toBeUndefined();
  });

  it('is not what she said herself', () => {
    const hers = 'Fiz doce de leite com queijo hoje.';
    expect(detailIn('doce de leite com queijo', hers)).toBeUndefined();
  });
});
