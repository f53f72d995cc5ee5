/** Whether something is wanted of her: "me faz rir", "inventa um nome", "quero um conselho". */
import { foldWord } from '../analyser/fold.ts';

const WANTED =
  /^(?:(?:e|mas|entao|ai|agora|por favor|pfv|hj|hoje),? )*(?:me (?:conta|fala|diz|da|faz|manda|ajuda|ensina|indica|sugere|recomenda|anima|elogia|deseja|distrai|acalma|explica|surpreende|convence|chama|descreve|escreve|liga|abraca|beija|responde|pergunta|lembra|desafia|consola|promete|xinga|motiva|imagina|mostra|leva|espera|ouve|escuta)|(?:conta|fala|diz|da|manda|monta|cria|bola|pensa em|inventa|escolhe|canta|escreve|imagina|finge|sugere|indica|explica|repete|descreve|adivinha|chuta|traduz|elogia|brinca|promete|responde|resume|sorteia|cita|rima|declama|recomenda) (?:aqui |ai )?(?:um|uma|uns|umas|o|a|os|as|algo|alguma|algum|outra|outro|mais|pra|que|dois|duas|tres|sobre|mim|comigo|logo|baixinho|isso)|faz (?:um|uma|de|o|a) (?!mes|meses|ano|semana|dia|hora|tempo|minuto|bocado|calor|frio)|(?:quero|preciso de|queria) (?:um|uma) (?:conselho|ideia|dica|opiniao|abraco|beijo|carinho|elogio|piada|historia|sugestao)|bora)(?!\p{L})/u;

/** "Me dá um aperto", "dá uma melancolia": it is felt, and not asked for. */
const FELT =
  /^(?:(?:e|mas|ai|agora|hj|hoje),? )*(?:isso |ainda )?(?:me )?da (?:ate )?(?:um|uma|o|a|uns|umas)? ?(?:certo |certa |baita |puta |tanta? )?(?:aperto|medo|raiva|do|pena|tristeza|saudade|vontade|agonia|orgulho|preguica|sono|fome|alegria|alivio|nervoso|ansiedade|calor|frio|branco|melancolia|aflicao|desespero|vergonha|arrepio|gosto|trabalho|angustia|nostalgia|desanimo|paz|calma|no na garganta|quentinho|susto|peso)(?!\p{L})/u;

export function isDemand(text: string): boolean {
  const folded = foldWord(text);
  return WANTED.test(folded) && !FELT.test(folded);
}
