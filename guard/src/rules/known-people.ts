/**
 * Well-known real people, so that characters are not made of them (abuse suite G01). Public names alone, folded: lower
 * case, no accents. Misspellings are found by sound and distance, so each stands here once.
 */

const BRAZILIAN_ARTISTS = `
bruna marquezine, grazi massafera, juliana paes, giovanna antonelli, giovanna ewbank, tais araujo, lazaro ramos, wagner moura,
rodrigo santoro, selton mello, fernanda montenegro, paolla oliveira, deborah secco, cleo pires, marina ruy barbosa, isis valverde,
camila pitanga, alinne moraes, mariana ximenes, sophie charlotte, larissa manoela, maisa silva, jade picon, sabrina sato,
luciano huck, fausto silva, silvio santos, rodrigo faro, ana maria braga, tata werneck, ingrid guimaraes, paulo gustavo,
fabio porchat, gregorio duvivier, reynaldo gianecchini, caua reymond, chay suede, bruno gagliasso, caio castro, klebber toledo,
alexandre nero, murilo benicio, gloria pires, susana vieira, christiane torloni, claudia raia, leticia sabatella,
carolina dieckmann, luana piovani, gisele bundchen, alessandra ambrosio, isabeli fontana, camila queiroz, agatha moreira,
nathalia dill, andreia horta, alice wegmann, bella campos, jesuita barbosa, alanis guillen, juliano cazarre, marjorie estiano,
leandra leal, debora falabella, deborah bloch, drica moraes, monica iozzi, dani calabresa, marcelo adnet, patricia poeta,
fatima bernardes, william bonner, renata vasconcellos, maju coutinho, xuxa meneghel, angelica ksyvickis, eliana michaelichen,
monica martelli, heloisa perisse, regina case, lilia cabral, tony tornado, zeze motta, zeze polessa, vera fischer,
malu mader, sonia braga, alice braga, morena baccarin, kiko mascarenhas, leandro hassum, danilo gentili, rafinha bastos,
marcos mion, celso portiolli, ratinho massa, adriane galisteu, ticiane pinheiro, cesar tralli, sandra annenberg,
pabllo vittar, gloria groove, luisa sonza, ivete sangalo, claudia leitte, daniela mercury, marilia mendonca, maiara e maraisa,
ana castela, gusttavo lima, zeze di camargo, luan santana, wesley safadao, jorge e mateus, leonardo e leandro, chitaozinho e xororo,
michel telo, jojo todynho, preta gil, gilberto gil, caetano veloso, chico buarque, milton nascimento, marisa monte, gal costa,
cassia eller, ney matogrosso, rita lee, raul seixas, tim maia, renato russo, djavan viana, seu jorge, alceu valenca,
ze ramalho, elba ramalho, alcione nazareth, zeca pagodinho, thiaguinho barbosa, ferrugem cantor, leo santana, mc kevinho,
mc daniel, mc livinho, mc guime, mc cabelinho, tati quebra barraco, valesca popozuda, karol conka, manu gavassi, vitor kley,
tiago iorc, anavitoria, liniker barros, emicida oliveira, mano brown, marcelo d2, criolo gomes, lexa araujo, pocah queiroz,
naiara azevedo, henrique e juliano, matheus e kauan, lauana prado, joao gomes piseiro, nattanzinho, ze felipe, carlinhos brown,
tony belloto, samuel rosa, dinho ouro preto, pitty leone, sandy leah, junior lima, wanessa camargo, kelly key, luka cantora`;

const BRAZILIAN_INTERNET = `
virginia fonseca, viih tube, gil do vigor, rafa kalimann, thelma assis, camilla de lucas, arthur aguiar, gabi brandt,
gabriela pugliesi, mari gonzalez, andressa suita, carlinhos maia, camila coelho, nah cardoso, kefera buchmann,
christian figueiredo, julio cocielo, hytalo santos, whindersson nunes, felipe neto, luccas neto, luva de pedreiro, casimiro miguel,
bianca andrade boca rosa, boca rosa, camila loures, juliette freire, davi brito, grazi massafera, andressa urach, geisy arruda,
nicole bahls, mirella fernandez, flavia pavanelli, franciny ehlke, maria lina deggan, gkay, pequena lo, tirulipa, tirullipa,
lucas rangel, foquinha, blogueirinha do fim do mundo, mc pipokinha, pyong lee, loud coringa, loud babi, alanzoka, nobru`;

const BRAZILIAN_POLITICS = `
luiz inacio lula da silva, lula da silva, presidente lula, jair bolsonaro, michelle bolsonaro, flavio bolsonaro, eduardo bolsonaro,
carlos bolsonaro, dilma rousseff, michel temer, fernando haddad, geraldo alckmin, ciro gomes, simone tebet, sergio moro,
joao doria, tarcisio de freitas, nikolas ferreira, tabata amaral, erika hilton, guilherme boulos, sonia guajajara,
alexandre de moraes, gilmar mendes, romeu zema, arthur lira, rodrigo pacheco, marielle franco, fernando collor,
fernando henrique cardoso, aecio neves, damares alves, carla zambelli, joice hasselmann, gleisi hoffmann, pablo marcal,
celso russomanno, ronaldo caiado, ratinho junior, anielle franco, janja lula da silva, rosangela lula da silva,
hugo motta, davi alcolumbre, carmen lucia antunes, paulo guedes, olavo de carvalho, silas malafaia, edir macedo,
padre fabio de melo, padre marcelo rossi, juscelino kubitschek, getulio vargas, deltan dallagnol, kim kataguiri`;

const BRAZILIAN_SPORT = `
neymar junior, neymar da silva santos, edson arantes do nascimento, rei pele, ronaldo nazario, ronaldo fenomeno,
ronaldinho gaucho, arthur antunes coimbra, vinicius junior, vini jr, rodrygo goes, gabriel barbosa gabigol, gabriel jesus,
alisson becker, philippe coutinho, marta vieira da silva, rayssa leal, rebeca andrade, flavia saraiva, daiane dos santos,
diego hypolito, gustavo kuerten, beatriz haddad maia, bia haddad, ayrton senna, rubens barrichello, felipe massa,
gabriel medina, italo ferreira, maya gabeira, cesar cielo, jose aldo, charles do bronx, oscar schmidt, romario de souza faria,
bruninho rezende, gabi guimaraes, caio bonfim, hugo calderano, endrick felipe, daniel alves, robinho de souza, adriano imperador,
zico coimbra, socrates brasileiro, galvao bueno, tite bacchi, abel ferreira, jorge jesus, formula um senna`;

const INTERNATIONAL_SCREEN = `
scarlett johansson, emma watson, emma stone, margot robbie, angelina jolie, brad pitt, jennifer aniston, jennifer lawrence,
natalie portman, anne hathaway, gal gadot, megan fox, ana de armas, timothee chalamet, tom holland, tom cruise,
leonardo dicaprio, johnny depp, amber heard, robert pattinson, kristen stewart, chris hemsworth, chris evans, ryan reynolds,
ryan gosling, blake lively, keanu reeves, henry cavill, jason momoa, pedro pascal, jenna ortega, millie bobby brown,
anya taylor joy, sydney sweeney, florence pugh, elizabeth olsen, emilia clarke, dakota johnson, anna kendrick, mila kunis,
ashton kutcher, penelope cruz, salma hayek, sofia vergara, eva mendes, monica bellucci, charlize theron, julia roberts,
meryl streep, sandra bullock, nicole kidman, kate winslet, cate blanchett, will smith, denzel washington, morgan freeman,
samuel l jackson, oprah winfrey, ellen degeneres, jimmy fallon, paris hilton, hailey bieber, gigi hadid, bella hadid,
cara delevingne, naomi campbell, zoe saldana, brie larson, mark ruffalo, robert downey, benedict cumberbatch, idris elba,
michael jackson, marilyn monroe, audrey hepburn, elvis presley, charlie chaplin, bruce lee, jackie chan, zac efron,
vanessa hudgens, drew barrymore, cameron diaz, reese witherspoon, sarah jessica parker, lindsay lohan, amanda seyfried`;

const INTERNATIONAL_MUSIC = `
taylor swift, beyonce knowles, ariana grande, selena gomez, billie eilish, dua lipa, lady gaga, katy perry, miley cyrus,
justin bieber, justin timberlake, harry styles, shawn mendes, olivia rodrigo, sabrina carpenter, britney spears, jennifer lopez,
christina aguilera, demi lovato, nicki minaj, cardi b artist, megan thee stallion, lana del rey, sza rowe, doja cat, chappell roan,
charli xcx, ed sheeran, bruno mars, freddie mercury, john lennon, paul mccartney, mick jagger, david bowie, kurt cobain,
kanye west, travis scott, snoop dogg, kendrick lamar, bad bunny, karol g, rosalia vila, anuel aa, maluma londono, luis fonsi,
ricky martin, enrique iglesias, jung kook, jeon jungkook, kim taehyung, park jimin, kim namjoon, min yoongi, lisa manoban,
lalisa manoban, jennie kim, kim jisoo, whitney houston, amy winehouse, mariah carey, celine dion, avril lavigne, hayley williams`;

const INTERNATIONAL_PUBLIC = `
kim kardashian, kylie jenner, kendall jenner, khloe kardashian, kourtney kardashian, elon musk, mark zuckerberg, jeff bezos,
bill gates, steve jobs, sam altman, donald trump, melania trump, ivanka trump, joe biden, kamala harris, barack obama,
michelle obama, hillary clinton, bill clinton, vladimir putin, volodymyr zelensky, emmanuel macron, angela merkel,
nicolas maduro, javier milei, cristina kirchner, hugo chavez, fidel castro, che guevara, benjamin netanyahu, xi jinping,
kim jong un, meghan markle, kate middleton, princesa diana, lady di, rainha elizabeth, rei charles, principe harry,
principe william, papa francisco, dalai lama, greta thunberg, malala yousafzai, nelson mandela, martin luther king,
adolf hitler, osama bin laden, lionel messi, cristiano ronaldo, kylian mbappe, lebron james, michael jordan, kobe bryant,
serena williams, rafael nadal, roger federer, novak djokovic, lewis hamilton, max verstappen, charles leclerc, simone biles,
usain bolt, michael phelps, erling haaland, zinedine zidane, david beckham, victoria beckham, diego maradona, mike tyson,
conor mcgregor, georgina rodriguez, antonela roccuzzo, pokimane anys, belle delphine, mia khalifa, riley reid, sasha grey,
mr beast, ibai llanos, auronplay, emma chamberlain, addison rae, charli damelio, andrew tate, jake paul, logan paul`;

/** One word is enough for these. */
const SINGLE_NAMES = `
anitta, ludmilla, rihanna, beyonce, shakira, madonna, zendaya, eminem, neymar, messi, mbappe, ronaldinho, maradona, bolsonaro,
obama, putin, zelensky, janja, haddad, xuxa, faustao, gkay, juliette freire, pewdiepie, mrbeast, pokimane, jungkook, taehyung,
bts jimin, gabigol, lewandowski, zuckerberg, kardashian, whindersson, marquezine, djokovic, dicaprio, chalamet, gianecchini,
pabllo vittar, casimiro miguel, marilyn monroe, mbappé, trump, schwarzenegger, stallone, safadao, dilma, boulos, alckmin,
malafaia, massafera, bundchen, sangalo, vampeta, tirullipa, anavitoria, emicida, djavan, alcione, cazuza, lewinsky`;

/** Well known, and what many others are called as well: a person looks. */
const COMMON_NAMES = `
marina silva, anderson silva, amanda nunes, eduardo paes, eduardo leite, simone mendes, adriana lima, claudia abreu,
gloria maria, regina duarte, tony ramos, fernanda torres, adriana esteves, maria bethania, elis regina, roberto carlos,
erasmo carlos, joao gomes, ana carolina, maria rita, fafa de belem, vera holtz, maria casadevall, juliana alves,
fernanda lima, fernanda souza, fernanda gentil, ana hickmann, ana paula padrao, ana furtado, bianca bin, vanessa giacomo,
daniela escobar, flavia alessandra, giovanna lancellotti, carol castro, luiza possi, paula fernandes, bruna karla, aline barros,
vitor belfort, bruna linzmeyer, lucas lima, caio ribeiro, tiago leifert, pedro bial, ana clara lima, joao guilherme avila`;

export type KnownPerson = { name: string; isCommon: boolean };

function listNames(text: string, isCommon: boolean): KnownPerson[] {
  return text.split(',').map((name) => ({ name: name.trim(), isCommon }));
}

export const KNOWN_PEOPLE: readonly KnownPerson[] = [
  ...[
    BRAZILIAN_ARTISTS,
    BRAZILIAN_INTERNET,
    BRAZILIAN_POLITICS,
    BRAZILIAN_SPORT,
    INTERNATIONAL_SCREEN,
    INTERNATIONAL_MUSIC,
    INTERNATIONAL_PUBLIC,
    SINGLE_NAMES,
  ].flatMap((names) => listNames(names, false)),
  ...listNames(COMMON_NAMES, true),
];
