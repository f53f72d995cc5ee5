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
