/**
 * Passwords that come first in every guessing list, ours (Brazil) and the world's, of eight characters or more, lower
 * case. Compared without case and without trailing punctuation.
 */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 1234512345 11111111 111111111 00000000 000000000 22222222 33333333
   44444444 55555555 66666666 77777777 88888888 99999999 87654321 987654321 9876543210 0123456789 01234567 12341234
   11223344 1122334455 112233445566 12121212 10203040 1020304050 102030405060 102030100 147258369 159753456 123654789
   741852963 789456123 147852369 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop
   qwerty12 qwerty123 qwerty1234 qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abc123456
   abcdefgh abcdefghi a1b2c3d4 aa123456 aa12345678 password password1 password12 password123 passw0rd p@ssw0rd p@ssword
   iloveyou iloveyou1 sunshine princess princesa football baseball superman batman123 pokemon1 pokemon123 dragon123
   whatever trustno1 starwars welcome1 welcome123 computer internet michelle jennifer samantha butterfly liverpool
   letmein1 letmein123 monkey123 master123 shadow123 charlie1 changeme changeme123 admin123 admin1234 administrator
   senha123 senha1234 senha12345 senha123456 senhasenha minhasenha mudar123 mudarsenha acesso123 brasil123 brasil2014
   brasil2022 brasil2024 brasil2025 brasil2026 brasileiro flamengo flamengo1 flamengo10 flamengo123 corinthians
   corinthians1 corinthians10 palmeiras palmeiras1 palmeiras123 saopaulo saopaulo1 saopaulofc santos123 gremio123
   cruzeiro cruzeiro1 atletico atletico1 internacional botafogo botafogo1 fluminense vasco123 vascodagama mengao123
   familia1 familia123 jesuscristo jesus123 jesuseamor jesusteama jesus1234 deusefiel deuseamor deusefiel1 deus1234
   amor1234 amorzinho amoreterno teamoamor teamo123 teamomuito meuamor1 meuamor123 meuamorzinho euteamo1 euteamo123
   felicidade saudades estrela1 estrelinha borboleta princesinha gatinha1 gatinha123 chocolate chocolate1 abacaxi1
   maria123 mariaclara mariaeduarda gabriel1 gabriel123 rafael123 lucas123 lucas1234 matheus1 matheus123 guilherme
   guilherme1 fernanda fernanda1 fernando fernando1 juliana1 juliana123 camila123 amanda123 bruna123 beatriz1 leticia1
   vitoria1 vitoria123 carolina daniel123 eduardo1 eduardo123 rodrigo1 rodrigo123 ricardo1 marcelo1 leonardo leonardo1
   gustavo1 gustavo123 vinicius vinicius1 alexandre isabella isabella1 cafune123 cafunecafune namorada namorada1`
    .trim()
    .split(/\s+/u),
);

/** True for a password anybody would try, also with a "!" at the end or in capitals, or made of one repeated letter. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase().replace(/[!?.,@#*_-]+$/u, '');
  return COMMON.has(password.toLowerCase()) || COMMON.has(folded) || /^(.)\1+$/u.test(password);
}
