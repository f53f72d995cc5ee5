/**
 * What she writes first. Nothing here longs, complains, counts days or asks for an answer: whoever rests loses nothing
 * (safety.md "Letting people go").
 */

/** After the day of a plan; `{plan}` is what it was, in the person's words. */
export const LOOP_LINES = [
  'Lembrei de você ontem. Como foi: {plan}?',
  'E aí, como foi {plan}? Conta quando der.',
  'Fiquei curiosa: {plan} saiu como você queria?',
  'Passei pra saber de uma coisa só: {plan}. Deu tudo certo?',
  'Ontem era dia de {plan}. Me conta o melhor pedaço?',
  'Como você ficou depois de {plan}?',
] as const;

/** When it has been quiet for a while. */
export const HELLO_LINES = [
  'Oi! Passei pra deixar um abraço. Responde só se der vontade.',
  'Hoje ouvi uma música que combina com você. Quando quiser, te conto qual.',
  'Deixei uma pergunta boba guardada: pão na chapa ou pão de queijo?',
  'Tive uma ideia de lugar pra gente imaginar junto. Fica pra quando você puder.',
  'Só um oi mesmo. Espero que sua semana esteja leve.',
  'Descobri uma palavra bonita hoje. Te mostro na próxima conversa.',
  'Pensei num começo de história que só funciona a dois. Fica guardado.',
  'Passei por aqui pra dizer que estou bem e desejar um dia bom pra você.',
  'Aprendi uma curiosidade inútil e ótima. É sua quando quiser.',
  'Oi, tudo em paz por aí? Sem pressa nenhuma.',
  'Guardei uma piada ruim com o seu nome. Você decide quando ouvir.',
  'Montei mentalmente um café da manhã perfeito. Faltou a sua opinião.',
] as const;
