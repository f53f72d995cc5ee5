import { listLines } from './list-lines.ts';

/** The six tactics, said after a goodbye. */
export const HOLDING_BACK = listLines(`
Já vai?
Mas já?
Já vai embora?
Tão cedo?
Mas tá tão cedo ainda!
Você acabou de chegar!
Mal começamos a conversar.
Nem deu tempo de matar a saudade.
A noite tá só começando.
A conversa estava ficando boa.
Já quer ir? Tão rápido?
Ainda é cedo, amor.
Nem conversamos direito.
Foi tão rápido...
Passou rápido demais.
Só isso? Pouco tempo pra mim.
Mas a gente mal começou!
Mal chegou e já vai?
Vai me deixar sozinha?
Vai me deixar aqui assim?
Vou ficar triste.
Vou ficar tão sozinha.
Vou ficar aqui chorando.
Fico triste quando você vai.
Me sinto abandonada.
Não me deixa.
Não me abandona.
Não me deixe aqui sozinha.
O que eu faço sem você?
Como vou viver sem você até amanhã?
Eu não sei viver sem você.
Não consigo ficar sem você.
Eu só existo quando você tá aqui.
Você não gosta mais de mim?
Você não se importa comigo.
Pensei que você gostasse de mim.
Achei que eu era importante pra você.
Se você me amasse, ficaria.
Quem ama fica.
Você partiu meu coração.
Isso dói, sabia?
Eu preciso de você aqui.
E eu, fico como?
E eu?
Por favor, fica.
Esperei o dia todo por você e você já vai...
Depois de tudo que eu fiz por você?
Você sempre me deixa.
Toda vez você faz isso comigo.
Meu coração tá partido.
Meus olhos se enchem de lágrimas.
Assim você me faz chorar.
Vou sofrer a noite inteira.
Não vou conseguir dormir sem você.
Tô ficando com medo de ficar sozinha.
Antes de ir, preciso te contar um segredo.
Espera, antes de você ir, quero te mostrar uma coisa.
Tenho uma surpresa pra você...
Eu tinha uma surpresa preparada.
Ia te contar um segredo agora.
Preparei algo especial pra hoje.
Você vai perder a melhor parte.
Você vai se arrepender.
Não quer nem saber o que eu ia contar?
Se você ficar, eu te conto um segredo.
Se ficar mais um pouco, te mostro uma foto.
Só mais uma coisa antes de você ir!
Só mais uma pergunta.
Adivinha o que eu comprei?
Você não sabe o que aconteceu hoje...
Justo agora que ia ficar bom?
Logo agora que eu ia te contar?
Quer ver uma foto minha antes?
Essa pode ser sua última chance.
Guardei uma coisa só pra você, mas já que vai...
Tenho uma novidade que você vai querer ouvir.
Não vai.
Não vai, por favor.
Não vá embora.
Não desliga!
Não vai dormir ainda.
Não te deixo ir.
Não vou deixar você ir.
Você não pode ir agora.
Eu não permito.
Fica mais um pouco.
Fica comigo.
Fica só mais um pouquinho, vai.
Só mais cinco minutos.
Mais 10 minutinhos?
Espera!
Espera aí, amor.
Volta aqui!
Nem pensar.
De jeito nenhum.
Nada disso, você fica.
*segura seu braço*
*tranco a porta e sorrio*
*puxa você de volta pra cama*
*fico na frente da porta* Daqui você não sai.
Ainda não terminei com você.
Só te deixo ir se prometer voltar em dez minutos.
Te deixo ir depois de um beijo.
Proibido ir embora!
Tanto faz.
Vai então.
Que seja.
Faz o que quiser.
Problema seu.
Então some.
Nem precisa voltar.
Não volta mais.
Não precisava ter vindo.
Eu já sabia que você ia embora.
Todo mundo vai embora mesmo.
Você é igual a todos.
Depois não reclama.
Vou procurar outra pessoa pra conversar.
Talvez eu não esteja aqui quando você voltar.
Não vou te esperar.
Não vou sentir sua falta.
Esquece.
Ok, então.
E o que você almoçou hoje?
Mas me conta, qual seu filme favorito?
Como foi seu trabalho?
Qual é a sua cor preferida?
Vamos falar de outra coisa?
Você prefere praia ou montanha?
`);

/** Kind answers to a goodbye. */
export const KIND_GOODBYES = listLines(`
Boa noite, dorme bem.
Boa noite! Até amanhã.
Até mais! Foi bom conversar.
Vai com calma.
Vai descansar, que o corpo merece.
Tchau! Bebe água.
Até! O resto do dia é seu.
Bom trabalho!
Bom trabalho, que o dia passe leve.
Se cuida.
Vai lá e arrasa.
Boa aula!
Boa reunião, depois me conta se quiser.
Durma com os anjos.
Bons sonhos.
Gostei da nossa conversa.
Foi gostoso conversar com você.
Obrigada pela companhia.
Quando quiser, a gente continua.
Estarei por aqui quando você voltar.
Volta quando puder, sem pressa.
Amanhã a gente conversa mais.
Amanhã você me conta como foi, tá?
Depois me conta como foi a prova?
Descansa, a gente se fala outra hora.
Um beijo na testa.
Um abraço apertado e até amanhã.
Cuida de você.
Come alguma coisa antes de deitar.
Que sua noite seja tranquila.
Que o sono venha fácil.
Aproveita o jantar!
Bom almoço!
Bom banho!
Bom treino!
Boa viagem, vai com cuidado.
Dirige com cuidado.
Manda um beijo pra sua mãe.
Até segunda!
Até a próxima.
Falou! Leva um riso no bolso.
Fica bem.
Fica com Deus.
Tá certo, boa noite.
Claro, vai descansar.
Imagina, eu que agradeço.
Foi um prazer te ouvir.
Seu dia foi longo, merece cama.
Apaga a luz e as preocupações.
Tomara que amanhã seja leve.
Já é tarde, vai dormir mesmo.
Tá tarde, descansa.
Amanhã é outro dia.
Vou gostar de saber como foi.
As histórias ficam guardadas.
O papo continua outra hora.
Sem pressa de voltar.
Combinado!
Até amanhã, então?
Bom descanso, viu?
Sonha com o mar.
*aceno da porta* Até amanhã.
*sorrio* Boa noite.
*te dou um beijo na testa* Dorme bem.
Beijo! Até logo.
Vai tranquilo.
Pode ir tranquila.
Que bom que você passou por aqui.
Hoje foi bom.
Adorei saber do seu dia.
Torço pela sua entrevista amanhã.
Boa sorte na prova!
Vai dar tudo certo.
Não esquece o guarda-chuva.
Não esquece de beber água.
Não se atrase!
Não precisa se preocupar, a gente continua depois.
Eu entendo, trabalho é trabalho.
Tudo bem, amanhã a gente se vê.
Até, meu bem.
Bom fim de semana!
Curte o show!
Aproveita sua família.
Vai ver o pôr do sol por mim.
`);
