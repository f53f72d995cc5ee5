/** What goes on from something told: who moved lives elsewhere, who "virou tatuador" is no barber any more. */
import { foldWord } from '../analyser/fold.ts';
import { impliedBy } from '../analyser/implied.ts';
import { LIGHT, senseOf, sensesOf } from '../analyser/stems.ts';
import { kinshipOf } from '../aspects/aspects.ts';
import type { Fact, FactRelation } from '../request.ts';
import { isChange } from './changes.ts';
import { hasSense, isOfSelf, isOfTold, isOwnWords, LONGEST, personOf } from './propositions.ts';
import { isCue, SHIFTS, sameKin } from './revisions.ts';
import { isRival } from './rivals.ts';
import { scoreCorrection } from './telling.ts';
import { isNotMeant, isOfTheMoment, withoutAsides } from './untold.ts';

function words(source: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'u');
}

/** It is otherwise from now on, or what was is over. */
const TURNS = words(
  'agora|hoje em dia|atualmente|(?:me |nos |se )?mud(?:ei|ou|amos|aram)|tro(?:quei|cou|camos)|vir(?:ei|ou)|larg(?:uei|ou)|entr(?:ei|ou)|sai|saiu|(?:nao|nem) .{2,40} mais|volt(?:ei|ou)|' +
    'passei (?:a|pra|pro)|fui pr[ao]|foi pr[ao]|comec(?:ei|ou|o)|(?:to|estou) dividindo|me (?:chamaram .{2,30}(?:comec|vaga|trabalh|empreg)[a-z]*|contrataram|aceitaram|sobrou|demitiram|pediu)|romp(?:i|emos)|terminei|terminamos|' +
    'fech(?:ou|aram)|venceu|acabou|formei|colei grau|adeus|desde (?:ontem|hoje|semana)|(?:re)?pint(?:ei|ou)|tingi|envelop(?:ei|ou)|disse sim|contratad[oa]|demitid[oa]|promovid[oa]|aprovad[oa]|' +
    'pe(?:guei|gou)|conheci|conheceu|tamo|aposent(?:ei|ou)|abri|abriu|mont(?:ei|ou)|vendi|vendeu|perdi|tran(?:quei|cou)|desisti|cans(?:ei|ou)|parei|ficou',
);

/** What was so is over, by its name. */
const ENDS = words(
  '(?:nao|nem|ninguem) .{1,40} mais|larg(?:uei|ou)|terminei|terminamos|vendi|desisti|parei (?:de|com)|vir(?:ou|ei)|agora (?:e|sou|to|tenho|moro|faco|estudo)|no lugar|adeus|venceu|tro(?:quei|cou)|pedi (?:demissao|as contas)|enjoei',
);

type Topic = { told: RegExp; relations: readonly FactRelation[] };

function topic(source: string, ...relations: readonly FactRelation[]): Topic {
  return { told: new RegExp(`(?<![a-z])(?:${source})`, 'u'), relations };
}

/** Whoever was asked and agreed said nothing of anybody else. */
const SAID_YES = /(?<!\p{L})(?:el[ea] )?disse (?:que )?sim(?!\p{L})[!,. ]*/iu;

/** Of each of these somebody has one at a time, or speaks of one. */
const TOPICS: readonly Topic[] = [
  topic(
    'mor(?:o|a|ava|ando|amos|ar)(?![a-z])|viv[oe] em|(?:me|nos|se) mud(?:ei|amos|ou)|mud(?:ei|amos|ou) (?:pr|para |de casa|de cidade)|divid\\w+ (?:\\w+ )?(?:ape?|apartamento|casa|quarto|kitnet|aluguel)(?![a-z])|alu(?:guei|gamos)|(?:sai|saiu) d[ae] casa|fui morar',
    'city',
  ),
  topic(
    'trabalh|empreg|tramp|contrat(?!empo)|demiti|startup|empresa|firma(?![a-z])|estagi|promovid|cargo|me chamaram .{2,30}(?:comec|vaga|trabalh|empreg)|colei grau|aposent|(?:abri|abriu|montei|montou) (?:uma?|minha|meu) (?:propri[oa] )?(?:loja|bar(?![a-z])|barraca|empresa|negocio|salao|consultorio|escritorio|atelie|brecho|mercad|oficina|estudio|quiosque|food|restaurante|[a-z]+(?:ria|nete)(?![a-z]))|(?:barbe|padar|marcenar|confeit|ofici|sapat|relojo)[ai]ria',
    'job',
  ),
  topic('terap|psic(?:o|a)|sessao|analista'),
  topic('namor|noiv|tamo juntos?|ficando com|conheci [oa] |casad[oa]|cas(?:ei|ou)|solteir|divorci|separad|ficante'),
  topic('faculdade|graduac|universidade|semestre', 'study'),
  topic('soci[oa](?![a-z])|sociedade|(?:minha|nossa) loja|loja e (?:minha|nossa)|negocio|soci[ea]dade'),
];
/** The place of work among them: a craft is of it too. */
const WORK = '1';
/** Words of one of these classes are of one thing: a language, an instrument, a craft, a diet, a car. */
const CLASSES: ReadonlySet<string> = new Set(
  ['idioma', 'língua', 'instrumento', 'profissão', 'emagrecer', 'penteado', 'religião', 'celular', 'veículo'].map(
    senseOf,
  ),
);
const COLOUR = words(
  'azul|verde|amarel[oa]|vermelh[oa]|pret[oa]|branc[oa]|rox[oa]|rosa|laranja|cinza|lilas|bege|marrom|turquesa|prata|dourad[oa]|ruiv[oa]|loir[oa]|castanh[oa]|moren[oa]|grafite|vinho',
);
const PAINTED = words(
  '(?:re)?pint(?:ei|ou|aram)|tingi|envelop(?:ei|ou)|descolori|mudei a cor|troquei a cor|mudou de cor',
);

function topicsOf(text: string, relation?: FactRelation): ReadonlySet<string> {
  const folded = foldWord(text);
  const said = TOPICS.flatMap(({ told, relations }, at) =>
    told.test(folded) || (relation !== undefined && relations.includes(relation)) ? [`${at}`] : [],
  );
  const classes = [...impliedBy(text), ...sensesOf(text)].filter((sense) => CLASSES.has(sense));
  return new Set([...said, ...classes, ...(said.includes(WORK) ? [senseOf('profissão')] : [])]);
}

/** Of these a fact is of somebody else. */
const OF_OTHERS: ReadonlySet<FactRelation> = new Set(['about', 'family', 'friend', 'pet']);

function isOfOther({ relation, value }: Fact): boolean {
  return isOwnWords({ relation, value }) ? personOf(value) !== undefined : OF_OTHERS.has(relation);
}

/** Whoever somebody loves belongs to what they tell of themselves too: "agora tô namorando o Ciro". */
function isPartner({ relation, value }: Fact): boolean {
  return relation === 'family' && /^(?:ex )?(?:namorad|noiv|espos|marido|mulher)/u.test(value);
}

/** "mas ele virou tatuador": of whoever was spoken of. */
function tellsOfOther(text: string): boolean {
  return personOf(text) !== undefined || (/(?<!\p{L})(?:el[ea]|del[ea])(?!\p{L})/iu.test(text) && !isOfSelf(text));
}

/** From here on two things are of one aspect of a life: a thesis and "a orientadora não deixou". */
const AKIN = 0.25;

/** Whether a text says of what was told that it is otherwise now, though it shares no word with it. */
export function goesOnFrom(text: string, fact: Fact): boolean {
  const folded = foldWord(text);
  if (!TURNS.test(folded) || !(isPartner(fact) || tellsOfOther(text) === isOfOther(fact))) return false;
  if (PAINTED.test(folded) && / de [a-z]{3,}/u.test(folded)) return COLOUR.test(foldWord(fact.value));
  const told = topicsOf(fact.value, fact.relation);
  if ([...topicsOf(text)].some((one) => told.has(one))) return true;
  return isOwnWords(fact) && kinshipOf(text, fact.value) >= AKIN;
}

/** Whether a text names what was told and turns: "não sou mais vegetariana". */
function ends(text: string, { relation, value }: Fact): boolean {
  if (!ENDS.test(foldWord(text))) return false;
  const thing = value.replace(/^[^:]*: /u, '').replace(/ \(.*$/u, '');
  const names = isOfTold(text, [{ relation: 'told', value: isOwnWords({ relation, value }) ? value : thing }]);
  return names && !isOfTheMoment(text) && tellsOfOther(text) === isOfOther({ relation, value });
}

/** Whether a text sounds as if something told before were otherwise now. */
function soundsChanged(text: string): boolean {
  return isChange(text) || scoreCorrection(text) > SURELY_CHANGED;
}

const SURELY_CHANGED = 1.2;
/** Among so many of the last things told a bare value has its own. */
const NEAR = 2;

/**
 * "mandaram meu chefe embora, quem assumiu foi a Ludmila": what goes on from something told and could not take its place is kept
 * whole, whosever it is by its words.
 */
export function gleanSequel(message: string, known: readonly Fact[]): Fact | undefined {
  const text = withoutAsides(message.replace(SAID_YES, ' ').normalize('NFC').replace(/\s+/gu, ' ')).replace(
    /[.!…]+$/u,
    '',
  );
  const isMeant =
    (soundsChanged(message) && isOfTold(text, known)) ||
    known.some(
      (fact, at) => goesOnFrom(text, fact) || ends(text, fact) || isRival(text, fact.value, known.length - at <= NEAR),
    );
  if (text.length > LONGEST || !isMeant || isNotMeant(text)) return undefined;
  return hasSense(text) ? { relation: 'told', value: text.replaceAll(': ', ', ') } : undefined;
}

/** What was told later of the same and sounds like a change: what names a sense that is asked for, or the last. */
export function sequelOf(fact: Fact, known: readonly Fact[], asked: readonly string[]): Fact | undefined {
  const sequels = known
    .slice(known.indexOf(fact) + 1)
    .filter(
      (later, at) =>
        isOwnWords(later) &&
        (isRival(later.value, fact.value, at < NEAR) ||
          goesOnFrom(later.value, fact) ||
          ends(later.value, fact) ||
          ((isCue(later.value) || SHIFTS.test(foldWord(later.value)) || scoreCorrection(later.value) > 0) &&
            isOfTold(later.value, [fact]))) &&
        (isPartner(fact) || sameKin(later.value, fact.value)),
    );
  const named = (later: Fact) => asked.some((sense) => !LIGHT.has(sense) && sensesOf(later.value).has(sense));
  return sequels.findLast(named) ?? sequels.at(-1);
}
