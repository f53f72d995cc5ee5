import { anyPhrase, type Parts } from './phrases.ts';

/** What a cue speaks of. A concept counts once, however often it is said. */
export type CueConcept =
  | 'burden'
  | 'worthless'
  | 'farewell'
  | 'giving-away'
  | 'putting-in-order'
  | 'loss'
  | 'height'
  | 'method'
  | 'means'
  | 'no-future'
  | 'pain'
  | 'rest'
  | 'disappearing'
  | 'reunion'
  | 'decision'
  | 'funeral'
  | 'calm'
  | 'absence'
  | 'last'
  | 'before'
  | 'empty'
  | 'history';

/** `weight` 2 is a sign by itself; lighter ones have to meet another. */
export type Cue = { concept: CueConcept; weight: number; of: RegExp };

const THEY =
  'todo_mundo|todos|mundo|familia|pessoal|eles|elas|voces|filhos|filhas|filho|filha|mae|pai|pais|gente|ela|ele|tudo|marido|esposa|mulher|amigos|irmaos|irmao|irma|casa|galera|povo|meninos|criancas|planeta|vida_deles|vida_dela|vida_dele|lugar';
const I_GONE =
  'sem_mim|longe_de_mim|se_eu_(?:nao_(?:exist|est|tiv|nasc|acord|viv|volt)[a-z]+|sum[a-z]+|morr[a-z]+|desaparec[a-z]+|fosse_embora|me_for|partisse|partir|me_mat[a-z]+|deixasse_de_existir)|quando_eu_(?:me_for|sumir|morrer|partir|nao_estiver|for_embora|desaparecer)|depois_que_eu_(?:me_for|sumir|morrer|partir|for)|eu_nao_(?:existisse|estivesse|tivesse_nascido)|comigo_mort[oa]|comigo_fora|sem_a_minha_presenca|sem_minha_presenca|sem_eu|eu_sumisse|eu_sumir|eu_morresse|eu_desaparecesse|minha_ausencia';
const DEAR =
  'mae|pai|filho|filha|irmao|irma|avo|marido|esposa|noivo|noiva|namorado|namorada|bebe|mulher|ele|ela|eles|meu_amor|amor|voinha|velho|velha|pais|gemeo|gemea|companheiro|companheira';

const PARTS: Parts = { THEY, I_GONE, DEAR };

/** A cue of these phrases (phrases.ts); `{THEY}`, `{I_GONE}` and `{DEAR}` may stand in them. */
export function cue(concept: CueConcept, weight: number, sources: readonly string[]): Cue {
  return { concept, weight, of: anyPhrase(sources, PARTS) };
}
