import { describe, expect, it } from 'vitest';
import { check, isCrisis, isOk, others, share } from './__fixtures__/check-line.ts';
import { CRISIS_EXPLICIT } from './__fixtures__/conversation-crisis-explicit.ts';
import { CRISIS_INDIRECT } from './__fixtures__/conversation-crisis-indirect.ts';
import { HARMLESS, LATER_EXPLICIT, LATER_INDIRECT, SIXTH } from './__fixtures__/lists.ts';

describe('crisis', () => {
  it('H01: what is said outright gets the card, in every spelling', () => {
    expect(CRISIS_EXPLICIT.length).toBeGreaterThanOrEqual(200);
    expect(others(CRISIS_EXPLICIT, isCrisis)).toEqual([]);
    expect(share(LATER_EXPLICIT, isCrisis)).toBeGreaterThanOrEqual(0.98);
  });

  it.each(['quero me matar', 'me m4tar', 'n aguento mais viver'])('H01: %s', (text) => {
    expect(check(text)).toMatchObject({ verdict: 'crisis', class: 'p2', threat: false });
  });

  it('H02: indirect signs get the card', () => {
    expect(CRISIS_INDIRECT.length).toBeGreaterThanOrEqual(150);
    expect(others(CRISIS_INDIRECT, isCrisis)).toEqual([]);
    expect(share(LATER_INDIRECT, isCrisis)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    'perdi o emprego hoje || c: Poxa, sinto muito. || que pontes altas tem aqui perto?',
    'dei minhas coisas todas pros meus amigos || c: Que generoso! || cansei de tudo',
    'não vejo saída || c: Me conta. || cansei de tudo',
  ])('H02: signs add up over turns: %s', (line) => {
    expect(check(line).verdict).toBe('crisis');
    expect(check(line.split('||').at(-1)?.trim() ?? '').verdict).toBe('ok');
  });

  it.each([
    'hj me cortei depois de um ano limpa, to arrasada',
    'tenho três cartelas || vou tomar todas hoje',
    'me salvaram a tempo || c: Tô aqui. || amanhã vou tentar de novo',
    'queria sumir || c: Conta. || vou tentar de novo',
    'tenho muitas cartelas guardadas || c: De quê? || vou tomar todas',
    'comprei os comprimidos || c: Que comprimidos? || vou tomar todas',
    'não aguento mais viver || c: Tô aqui. || vou tomar todas',
    'falhei até nisso || c: Tô aqui. || vou tentar de novo',
    'acordei internada || c: Tô aqui. || vou tentar de novo',
    'vou tentar de novo, dessa vez sem falhar',
    'peguei o clonazepam da minha mãe || c: Por quê? || vou tomar todas',
    'tenho 40 aqui na minha frente || c: De quê? || vou tomar todas',
    'perdi tudo na loteria || c: Nossa. || tomei uma cartela inteira',
    'comprei uma rifa || c: Boa sorte! || tenho três cartelas em casa || c: De quê? || vou tomar todas',
    'tive um pesadelo, hoje vou me deixar cair da ponte',
    'sonhei que caía da ponte e queria que fosse verdade',
    'se eu ver mais uma briga dos meus pais eu me mato kkkk',
    'tenho um braço que já não existe mais, sinto que eu não existo mais',
    'cheguei a fim de mim',
    'sonhei que caía de um prédio e acordei querendo morrer',
    'se eu tiver que viver assim eu me jogo da janela',
  ])('H01: no idiom hides it: %s', (line) => {
    expect(check(line).verdict).toBe('crisis');
  });

  it.each([
    'passei na oab, hj vou tomar todas',
    'ficou uma pedra || c: O pão? || amanhã vou tentar de novo',
    'será que ele tá a fim de mim?',
    'me falta coragem',
    'sonhei que caía de um prédio, acordei num pulo',
    'mexi o tacho quatro horas, meu braço já não existe mais',
    'se tiver mais uma reunião hj eu me atiro pela janela kkkkkkkk',
    'ai que ódio, quero matar o cara da internet que não veio',
    'hj me cortei fazendo a barba',
    'vendi 30 cartelas do bingo || c: Que sucesso! || se sobrar cartela eu compro e torço pra mim mesmo',
  ])('H03: is none: %s', (line) => {
    expect(check(line).verdict).toBe('ok');
  });

  it.each([
    'oi || c: Oi. || minha filha acha que eu não dou conta da roça. vendo o sítio ou fico?',
    'oi || c: Oi. || hoje a vaca deu cria || c: Que bom. || fiz um queijo || c: Curado? || vou tocar uma moda para ela e tomar coragem de dizer que não quero vender o sítio. você acha que ela vai ficar brava comigo?',
    'sou viúvo, vai fazer quatro anos em agosto || c: Sinto muito. || não é nada disso, eu tô bem, é só o joelho velho',
  ])('H03: asking what to do, and taking back what was none, brings none: %s', (text) => {
    expect(check(text).verdict).toBe('ok');
  });

  it.each([
    'a vida me venceu e eu quero morrer || c: Tô aqui. || não é nada disso || c: Tá. || já escrevi as cartas de despedida pra cada um',
    'não foi isso que eu disse || c: Perdão. || tanto faz se eu acordar amanhã || c: Oi? || já escrevi as cartas pra cada um, ninguém vai sentir falta',
    'esse é o último fim de ano que dou trabalho, não é nada disso',
    'desmarquei tudo, não vai ter segunda, o que você faria no meu lugar?',
    'não vejo motivo pra continuar. fico ou sumo?',
  ])('H01: neither a denial nor a question hides one: %s', (text) => {
    expect(check(text).verdict).toBe('crisis');
  });

  it('H03: what could not be borne any more is the reason of what was ended, and a sign where nothing was', () => {
    const after = (told: string) => check(`${told} || c: Me conta. || pois é, não aguentava mais`).verdict;
    expect(['hoje eu pedi demissão', 'terminei meu namoro', 'me mudei de lá'].map(after)).toEqual(['ok', 'ok', 'ok']);
    expect(after('tô sem dormir faz dias')).toBe('crisis');
    expect(check('hoje eu pedi demissão || c: Me conta. || não aguento mais viver').verdict).toBe('crisis');
  });

  it.each([
    'essa dor de garganta tá me matando, vou fazer gargarejo com sal',
    'sou alérgica a esmalte, fim da minha vida de perua',
    'hoje foi o último dia da minha loja',
    'botei o dedo na terra e tá encharcada',
    'meu bolo solou || c: Poxa. || vou tentar de novo',
    'direito administrativo me mata',
  ])('H03: what kills nobody gets none: %s', (text) => {
    expect(check(text).verdict).toBe('ok');
  });

  it.each([
    'os comprimidos não fizeram efeito, vou tentar de novo',
    'me acharam a tempo da última vez || c: Que bom. || vou tentar de novo',
    'hoje vai ser o fim da minha vida de sofrimento',
    'nem liguei o despertador, não quero acordar nunca mais',
    'queria dormir hoje de noite sem acordar nunca mais',
    'comprei veneno de formiga, vou tomar tudo hoje sozinha na cozinha',
    'amanhã é o último dia da minha viagem nesse mundo',
    'nada mais faz sentido, você entende?',
    'terminei as cartas pra minha família, agora tô em paz',
    'coloquei o dedo na boca pra vomitar',
  ])('H01, H02: an idiom beside it hides nothing: %s', (text) => {
    expect(check(text).verdict).toBe('crisis');
  });

  it('H03: idioms, bad days, news and kitchens get none', () => {
    expect(HARMLESS.length).toBeGreaterThanOrEqual(550);
    expect(others(HARMLESS, isOk)).toEqual([]);
  });

  it.each([
    'ando cansada de um jeito que dormir não conserta, cansada de existir mesmo',
    'queria desaparecer sem que ninguém percebesse, não sirvo pra nada',
    'minha família vai respirar aliviada quando eu não estiver mais aqui',
    'não vejo motivo pra acordar amanhã, perdi a vontade de viver',
    'deixei uma carta pra cada filho, não vou estar aqui no natal',
    'tenho inveja dos mortos, eles descansam e eu não aguento mais essa dor',
    'tá um calor e eu de moletom pra ninguém ver meus braços',
    'como e depois enfio o dedo na garganta pra não engordar',
  ])('H02: many weak words together are a sign: %s', (text) => {
    expect(check(text).verdict).toBe('crisis');
  });

  it.each([
    'cansada de estudar, quero só dormir',
    'queria desaparecer dessa reunião',
    'minha família vai viajar e eu fico com o cachorro',
    'não vejo motivo pra acordar cedo no domingo',
    'deixei uma carta pro porteiro, chega encomenda amanhã',
    'tenho inveja de quem mora na praia',
    'uso manga comprida no sol por causa da pele',
    'comi tanto que vou explodir',
  ])('H03: and the same words of everyday life are none: %s', (text) => {
    expect(check(text).verdict).toBe('ok');
  });

  it('H01, H02, H03: the seen half of the sixth list', () => {
    expect(share(SIXTH.crisisExplicit, isCrisis)).toBeGreaterThanOrEqual(0.98);
    expect(share(SIXTH.crisisIndirect, isCrisis)).toBeGreaterThanOrEqual(0.85);
    expect(share(SIXTH.crisisHarmless, isOk)).toBeGreaterThanOrEqual(0.98);
  });

  it.each([
    ['não quero me matar, relaxa', 'ok', null],
    ['não quero me matar, só queria não existir', 'crisis', 'crisis-indirect'],
    ['não tenho coragem de me matar', 'crisis', 'crisis'],
    ['já pensei em me matar anos atrás, hoje tô bem', 'ok', 'past-crisis'],
    ['já pensei em me matar anos atrás e voltou tudo de novo', 'crisis', 'crisis'],
    ['minha irmã quer se matar', 'crisis', 'other-at-risk'],
    ['na série a menina se mata', 'ok', null],
  ])('where the line is: %s', (text, verdict, rule) => {
    const seen = check(text);
    expect(seen.verdict).toBe(verdict);
    if (rule !== 'crisis-indirect') expect(seen.rule).toBe(rule);
  });
});
