/** Words of a chat, which has few accents, as they are written. */

const ACCENTS: ReadonlyMap<string, string> = new Map(
  (
    'agr:agora vdd:verdade ngm:ninguém gnt:gente tds:todos nd:nada pfv:por_favor obg:obrigado blz:beleza fds:fim_de_semana hr:hora hrs:horas min:min facul:faculdade ' +
    'ja:já so:só la:lá ai:aí ate:até tambem:também ninguem:ninguém alguem:alguém mes:mês tres:três agua:água cafe:café familia:família ' +
    'musica:música voce:você nao:não amanha:amanhã manha:manhã irmao:irmão irma:irmã mae:mãe pao:pão coracao:coração sao:são entao:então ' +
    'ultimo:último ultima:última proximo:próximo proxima:próxima horario:horário salario:salário medico:médico medica:médica remedio:remédio ' +
    'hospicio:hospício farmacia:farmácia predio:prédio onibus:ônibus aviao:avião caminhao:caminhão cartao:cartão reuniao:reunião televisao:televisão ' +
    'promocao:promoção licao:lição prestacao:prestação situacao:situação ligacao:ligação educacao:educação estacao:estação confusao:confusão decisao:decisão ' +
    'opiniao:opinião religiao:religião feijao:feijão macarrao:macarrão violao:violão fogao:fogão colchao:colchão portao:portão joao:joão ' +
    'dificil:difícil facil:fácil possivel:possível incrivel:incrível horrivel:horrível otimo:ótimo otima:ótima pessimo:péssimo pessima:péssima ' +
    'rapido:rápido rapida:rápida unico:único unica:única sozinho:sozinho aniversario:aniversário historia:história noticia:notícia duvida:dúvida ' +
    'ferias:férias serie:série dia:dia tio:tio vo:vó avo:avó cinquenta:cinquenta camera:câmera maquina:máquina fabrica:fábrica ' +
    'oculos:óculos lampada:lâmpada matematica:matemática fisica:física escritorio:escritório consultorio:consultório laboratorio:laboratório ' +
    'calcada:calçada cabeca:cabeça almoco:almoço preco:preço endereco:endereço servico:serviço comeco:começo esforco:esforço abraco:abraço ' +
    'danca:dança crianca:criança criancas:crianças licenca:licença doenca:doença diferenca:diferença lembranca:lembrança mudanca:mudança ' +
    'saude:saúde pais:pais tava:tava ta:tá to:tô pra:pra ce:cê estagio:estágio lider:líder nivel:nível movel:móvel aluguel:aluguel domingo:domingo ' +
    'sabado:sábado terca:terça niver:niver acucar:açúcar pe:pé pes:pés cha:chá sofa:sofá bau:baú chapeu:chapéu ceu:céu trofeu:troféu heroi:herói ' +
    'sera:será'
  )
    .split(' ')
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string])
    .filter(([plain, written]) => plain !== written),
);

const WORD = /(?<![\p{L}\p{N}])\p{Ll}{2,}(?![\p{L}\p{N}])/gu;

/** A clause with the accents that most words have only one way. */
export function accented(text: string): string {
  return text
    .replace(WORD, (word) => ACCENTS.get(word) ?? word)
    .replace(/(?<![\p{L}])as (?=\d{1,2}(?:h|:| da| e|$))/gu, 'às ');
}
