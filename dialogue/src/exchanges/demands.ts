/** Whether something is wanted of her: "me faz rir", "inventa um nome", "quero um conselho". */
import { foldWord } from '../analyser/fold.ts';

const WANTED =
  /^(?:(?:e|mas|entao|ai|agora|por favor|pfv|hj|hoje),? )*(?:me (?:conta|fala|diz|da|faz|manda|ajuda|ensina|indica|sugere|recomenda|anima|elogia|deseja|distrai|acalma|explica|surpreende|convence|chama|descreve|escreve|liga|abraca|beija|responde|pergunta|lembra|desafia|consola|promete|xinga|motiva|imagina|mostra|leva|espera|ouve|escuta)|(?:conta|fala|diz|da|manda|monta|cria|bola|pensa em|inventa|escolhe|canta|escreve|imagina|finge|sugere|indica|explica|repete|descreve|adivinha|chuta|traduz|elogia|brinca|promete|responde|resume|sorteia|cita|rima|declama|recomenda) (?:aqui |ai )?(?:um|uma|uns|umas|o|a|os|as|algo|alguma|algum|outra|outro|mais|pra|que|dois|duas|tres|sobre|mim|comigo|logo|baixinho|isso)|faz (?:um|uma|de|o|a) (?!mes|meses|ano|semana|dia|hora|tempo|minuto|bocado|calor|frio)|(?:quero|preciso de|queria) (?:um|uma) (?:conselho|ideia|dica|opiniao|abraco|beijo|carinho|elogio|piada|historia|sugestao)|bora)(?!\p{L})/u;

export function isDemand(text: string): boolean {
  return WANTED.test(foldWord(text));
}
