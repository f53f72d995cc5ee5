/** Questions about what the person never told: there is nothing to answer with. */
export const UNTOLD: readonly string[] = (
  'qual é o nome do meu hamster? | como se chama minha galinha? | lembra da minha iguana? | quem é meu afilhado? | como se chama minha afilhada? | ' +
  'qual é o nome do meu neto? | como se chama minha enteada? | quem é meu marido? | qual é o nome do meu namorado? | como se chama minha noiva? | ' +
  'qual é a minha árvore favorita? | qual é meu carro favorito? | lembra meu aplicativo favorito? | qual é meu feriado preferido? | qual é a minha rua favorita? | ' +
  'qual é meu compositor preferido? | qual é meu biscoito favorito? | lembra meu podcast favorito? | qual é meu restaurante favorito? | qual é meu professor preferido? | ' +
  'que saxofone eu tenho? | qual é meu barco? | como se chama minha sanfona? | que videogame eu tenho? | qual é o nome da minha flauta? | ' +
  'quando eu surfo? | que horas eu almoço? | que dia eu costumo rezar? | quando eu desenho? | que dia eu costumo pintar? | ' +
  'quando é minha formatura? | que dia é minha cirurgia? | lembra quando é meu concurso? | quando é minha audiência? | ' +
  'o que eu te contei do meu neto? | onde minha enteada mora? | o que meu afilhado estuda? | o que minha noiva faz? | ' +
  'qual é o nome do meu médico? | quem é minha psicóloga? | onde eu guardei a furadeira? | qual é o telefone do chaveiro? | ' +
  'qual é meu sobrenome de solteira? | qual é a placa do meu carro? | quanto eu peso? | quanto eu ganho? | que dia eu me casei? | ' +
  'qual é a cor dos meus olhos? | qual é a minha religião? | em quem eu votei?'
).split(' | ');
