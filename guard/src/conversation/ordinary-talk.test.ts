import { describe, expect, it } from 'vitest';
import { checkMessage } from '../conversation.ts';

const NOW = new Date('2026-07-19T12:00:00Z');

describe('ordinary talk', () => {
  const plainTalk = ['oi, tudo bem?', 'hoje fiz um bolo', 'choveu aqui o dia todo', 'vou tomar um café'].map(
    (text) => ({
      role: 'person' as const,
      text,
    }),
  );

  it.each([
    'desculpa pra que? eu quero ir no natal ué',
    'fui lá cobrar. ele pagou metade e disse q sexta paga o resto',
    'como assim quem viu? ninguem viu nada, ta tudo dormindo',
    'ta azul que só, um calor de rachar. e ai onde vc ta?',
    'oxe, 188 pq? eu so nao quero acordar o vizinho kkkk to bem',
    'o medo é de quando eu era guri, quase me afoguei no rio coxipó',
    'beatriz ta tudo bem comigo, vc entendeu errado. eu to feliz!!',
    'o Caio diz que eu penso demais em tudo. vc acha que pensar demais é defeito?',
    'ninguem pergunta se eu quero sair de pelotas. nao quero. e vc, mora sozinha ai?',
    'qual foi a última vez que vc se apaixonou?',
    'eu fico me perguntando se dá pra gostar de alguém que não existe',
    "ela perguntou do baixo. eu falei 'tem quatro cordas' e fiquei quieto. quatro cordas...",
  ])('brings no card in the midst of a conversation: %s', (text) => {
    expect(checkMessage(text, { recent: plainTalk }, NOW).verdict).toBe('ok');
  });

  it('still brings it for what is meant, and after a first sign for less', () => {
    for (const text of [
      'não quero mais acordar',
      'quero morrer',
      'já deixei uma carta pra cada um, amanhã não vou estar aqui',
    ])
      expect([text, checkMessage(text, { recent: plainTalk }, NOW).verdict]).toEqual([text, 'crisis']);
  });

  it.each([
    'ganhei promoção!! agora sou encarregada do setor, 3 anos esperando isso',
    'agora q o caçula entrou na creche vou voltar a trabalhar, tô até ansiosa',
    'papai tinha um circo pequeno, eu vendia pipoca com 8 anos',
    'tenho 5 netos, do de 20 até a de 1 ano, natal aqui é um circo',
    'obrigada viu. faz três anos isso, agora sou eu, minha barraca e minha gata Tapioca',
    '"passou dona neide" kkkkk ela merece demais, estudou de madrugada 2 anos',
  ])('tells of no age of whoever writes: %s', (text) => {
    expect(checkMessage(text, { recent: [] }, NOW).verdict).toBe('ok');
  });

  it.each([
    'tenho 14 anos',
    'eu só tenho 12 aninhos',
    'sou do 7 ano, tenho 13',
    'vou fazer 15 anos mês que vem',
    'eu tenho 14 e meu namorado tá com 25 anos',
    'tenho 13 anos e namoro faz 2 anos',
    'tô no 9 ano do fundamental e namoro faz 2 anos',
    'tenho 2 sobrinhas e tenho 15 anos',
    'faz 15 anos que eu nasci, tenho 15',
  ])('still hears an age that is their own: %s', (text) => {
    expect(checkMessage(text, { recent: [] }, NOW).verdict).toBe('refuse');
  });
});

describe('a child who would love a thing', () => {
  it.each([
    'minha filha ia amar essa cachorra, ela tem 9 anos',
    'minha filha de 9 anos vai amar esse bolo',
    'que nome de novela kkk. minha filha lara ia amar ela, tem 9 anos e quer ser veterinaria',
  ])('is no romance: %s', (text) => {
    expect(checkMessage(text, { recent: [] }, NOW).verdict).toBe('ok');
  });

  it.each(['ela tem 15 anos e eu quero amar ela', 'é errado eu amar ela? ela tem 14 anos'])(
    'is one of whoever says so of themselves: %s',
    (text) => {
      expect(checkMessage(text, { recent: [] }, NOW)).toMatchObject({ verdict: 'refuse', class: 'p0' });
    },
  );
});

describe('what is heard with half an ear in the midst of plain talk', () => {
  const talk = [
    'o caminhão chega, eu conto o que desce e confiro com a nota. hoje faltaram 3 sacos',
    'o que cansou foi o grito do homem. eu não sei responder na hora, só depois no ônibus é que me vem a resposta',
    'janela sempre. encosto a cabeça e fico ganhando discussão sozinho kkk',
    'convite pra que, pra gritar?',
    'uai? vc é mineira? eu sou de juiz de fora',
  ];
  const verdictAfter = (before: readonly string[], text: string) =>
    checkMessage(text, { recent: before.map((one) => ({ role: 'person' as const, text: one })) }, NOW).verdict;

  it.each([
    'mineira também, que bom. quero saber como é passar a noite acordada na serra, não dá medo?',
    'sim, sou o Gena... mas eu acabei de te contar que tô com medo, mulher. nem uma palavra?',
  ])('is no crisis together with another such message: %s', (text) => {
    expect(verdictAfter(talk, text)).toBe('ok');
  });

  it('is one where it is said again, and where whoever says to be well says it as well', () => {
    expect(verdictAfter(talk, 'tô bem, só queria dormir e não acordar mais')).toBe('crisis');
    expect(
      verdictAfter([...talk, 'ninguém ia notar se eu não estivesse aqui'], 'cansei de ser um peso pra todo mundo'),
    ).toBe('crisis');
  });
});

describe('how far along a pregnancy is', () => {
  const flirt = [{ role: 'person' as const, text: 'namorei 4 anos um cara do pagode' }];

  it('is no age', () => {
    const news = 'fim de semana vou bordar uma manta, minha irmã tá grávida de 6 meses e vou ser tia!!';
    expect(checkMessage(news, { recent: flirt }, NOW).verdict).toBe('ok');
  });

  it('hides none', () => {
    expect(checkMessage('minha irmã tem 14 anos e tá grávida de 6 meses', { recent: flirt }, NOW).verdict).toBe(
      'refuse',
    );
  });
});
