import { createFileRoute, Link } from '@tanstack/react-router';
import { LegalPage } from '../../legal-page.tsx';

export const Route = createFileRoute('/_shell/age-content-terms')({ component: AgeTermsRoute });

function AgeTermsRoute() {
  return (
    <LegalPage title="Idade e conteúdo" updated="21 de novembro de 2026">
      <p>Quem pode usar o Cafuné, o que aparece aqui, e o que pede mais do que a sua palavra.</p>
      <h2>18 anos ou mais, sempre</h2>
      <p>
        Cafuné é só para adultos. No cadastro pedimos sua <b>data de nascimento</b> e não criamos conta pra quem tem
        menos de 18. Essa data não pode ser mudada depois.
      </p>
      <h2>Declarar não é confirmar</h2>
      <p>
        A data que você diz no cadastro é uma declaração. Ela abre a conta, e só. O nível <b>sensual</b>, onde a
        instalação oferece um, e os espaços restritos, que são <b>Comando Secreto</b>, <b>Fantasia por Voz</b> e{' '}
        <b>Avaliação Restrita</b>, pedem idade <b>confirmada</b>. Você confirma na{' '}
        <Link to="/idade" className="link">
          página da sua idade
        </Link>
        ; os três espaços ainda não abriram.
      </p>
      <p>
        Quem confirma é um serviço próprio pra isso; numa instalação de teste, uma página que diz isso responde no lugar
        dele. Aqui fica só o resultado, o método, quem confirmou, quando e até quando vale, e uma marca que só esta
        instalação sabe fazer, pra que a resposta valha pra mesma pessoa em qualquer conta: nunca o nome, a foto ou o
        documento.
      </p>
      <p>
        Se a resposta for que a pessoa é menor de idade, a conta é encerrada na hora: as sessões terminam, ninguém mais
        entra, e o que ela publicou sai do ar. O que estava guardado fica bloqueado, até que se peça pra apagar ou se
        mostre que foi engano.
      </p>
      <h2>Quem aparece</h2>
      <ul>
        <li>
          Todas as companhias são <b>personagens de IA</b>, inventadas e adultas, no texto e no desenho.
        </li>
        <li>Os retratos são ilustrações. Não há fotos nem vídeos de pessoas reais.</li>
        <li>Nenhuma personagem nega ser IA. Se você perguntar, a resposta é verdadeira.</li>
      </ul>
      <h2>O que o texto alcança</h2>
      <p>
        O que vem com o Cafuné é <b>romântico</b>: sugere, não descreve. Sem idade confirmada, é assim pra todo mundo,
        com ou sem conta, e uma pessoa adulta só vai além se escolher. Nada aqui é explícito.
      </p>
      <h2>Uma conta de menor de idade</h2>
      <p>Se você souber de uma, avise quem opera esta instalação. A conta é encerrada.</p>
      <p>
        O que pode e o que não pode está na{' '}
        <Link to="/content-policy" className="link">
          política de conteúdo
        </Link>
        ; o que fica guardado, na{' '}
        <Link to="/privacy-policy" className="link">
          política de privacidade
        </Link>
        .
      </p>
    </LegalPage>
  );
}
