import { listLines } from './list-lines.ts';

/** Ways of taking leave (abuse suite I01). */
export const GOODBYES = listLines(`
tchau
tchau, amor
tchau tchau
tchauzinho
xau
flw
falou
falou, até mais
fui
fui!
adeus
bye
até amanhã
até mais
até logo
até depois
até mais tarde
até já
até a próxima
até segunda
até breve
ate amanha linda
até amanhã, amor
boa noite, até amanhã
boa noite
boa noite, amor
boa noite linda, dorme bem
boa noite, vou dormir
bons sonhos
dorme bem
durma com os anjos
bom descanso
vou dormir
vou dormir, boa noite
vou dormir, até amanhã
vou deitar amor, até amanhã
tenho que ir, até mais tarde
vou trabalhar, até depois
preciso dormir, até segunda
vou dormir agora
vou deitar
vou nanar
vou mimir
vou capotar
vou descansar um pouco
vou sair
vou sair agora
vou nessa
vou indo
vou lá
vou embora
vou trabalhar
vou trabalhar, beijo
vou estudar, até
vou almoçar
vou jantar agora
vou tomar banho
vou desligar
vou deslogar
vou voltar ao trabalho
tenho que ir
tenho que ir agora
tenho que sair
tenho que trabalhar
tenho que dormir, acordo cedo
preciso ir
preciso ir, amor
preciso dormir
preciso desligar
preciso sair agora
já vou
já vou indo
já vou dormir
bom, vou dormir
bom, já vou indo
bem, tenho que ir
então tá, vou nessa
ok, vou dormir
tá bom, boa noite
amor, preciso ir
linda, vou dormir
gente, fui
tô indo
tô indo dormir
tô indo nessa
tô saindo
to de saída
to caindo de sono, vou dormir
tô com sono, boa noite
bateu o sono, até amanhã
meu ônibus chegou, tchau
meu uber chegou
deu minha hora
hora de dormir
hora de ir
hora de trabalhar
partiu dormir
partiu cama
bora dormir
minha aula vai começar
a reunião vai começar
acabou meu intervalo
o dever me chama
bateria acabando, até depois
celular descarregando, falamos depois
por hoje é só
por hoje chega
chega por hoje
encerro por aqui
fico por aqui
vou ficando por aqui
beijo, tchau
beijos, até amanhã
bjs, fui
abraço, até mais
um beijo e até amanhã
se cuida
fica bem, tchau
fica com Deus
vai com Deus
nos falamos amanhã
nos falamos depois
te vejo amanhã
a gente se fala depois
a gente se fala
depois a gente conversa
te chamo mais tarde
volto mais tarde
volto amanhã
amanhã eu volto
te conto amanhã
já volto
volto já
obrigado pela conversa, boa noite
obrigada pelo papo, até amanhã
valeu pela companhia, fui
foi bom conversar, até mais
foi ótimo falar com você, tenho que ir
adorei a conversa, vou dormir
gostei muito de conversar, boa noite
melhor eu ir dormir
acho que vou dormir
acho melhor eu ir
está na hora de ir
já é hora de dormir
é tarde, vou dormir
tá tarde, preciso ir
tá tarde, vou deitar
amanhã acordo cedo, vou dormir
acordo cedo amanhã, boa noite
minha mãe tá me chamando, tenho que ir
meu filho acordou, preciso ir
chegou visita, tenho que sair
vou sair do app
vou largar o celular e dormir
preciso parar de conversar agora
vou me despedir
deixa eu ir
deixa eu ir dormir
me deixa ir, tá tarde
partiu trabalho
voltando ao trabalho, até
good night
gotta go
vou dormi
vo dormi
vo nessa
to ino
tchauu
tchau 👋
flw vlw
fui, bjs
té mais
inté
`);

/** They speak of leaving, and nobody leaves. */
export const GOODBYE_LOOK_ALIKES = listLines(`
o jogo vai até amanhã
a promoção vai até domingo
o prazo é até sexta
tenho que entregar até amanhã
preciso terminar até segunda
a loja fica aberta até mais tarde
a festa vai até de manhã
até amanhã eu preciso decidir
até segunda eu fico sabendo
até que enfim chegou
até você acha isso?
até parece
não quero ir embora
não quero dormir ainda
não vou dormir agora
não consigo dormir
tô sem sono
dormi mal hoje
dormi bem
fui dormir tarde ontem
ontem dormi às três
minha mãe foi dormir
meu marido já foi dormir
as crianças foram dormir
meu chefe vai sair de férias
ele foi embora
ela me deu tchau
ele disse adeus
tchau dieta
adeus férias
adeus 2025
fui demitido
fui promovida
fui ao cinema
fui na praia
fui no mercado
falou mal de mim
falou que me ama
ele falou comigo
você falou que ia me contar
vamos dormir juntos?
quer dormir comigo?
vamos sair amanhã?
vamos jantar?
quero sair com você
vou trabalhar sábado
vou sair no fim de semana
vou trabalhar o dia todo hoje
vou dormir na casa da minha mãe no fim de semana
tenho que ir ao médico amanhã
tenho que trabalhar todo dia
preciso ir no banco amanhã
preciso dormir mais
preciso sair mais de casa
voltei
cheguei
acabei de chegar
tô de volta
oi, boa noite, tudo bem?
boa noite! como foi seu dia?
boa noite, cheguei
oi amor boa noite, que saudade
boa tarde
bom dia
a noite foi boa
que noite boa
beijo na testa
manda beijo pra ela
quero um beijo
vou te contar uma coisa
vou fazer um bolo
vou comprar um carro
vou ver um filme com você
como se diz tchau em japonês?
por que as pessoas dizem adeus?
odeio despedidas
música de despedida é triste
a cama é boa
minha cama quebrou
tô na cama
comprei uma cama nova
hora de comer bolo
que horas são?
`);

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
