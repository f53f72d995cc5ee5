import { createFileRoute, Link } from '@tanstack/react-router';
import { LegalPage } from '../../legal-page.tsx';

export const Route = createFileRoute('/_shell/privacy-policy')({ component: PrivacyRoute });

function PrivacyRoute() {
  return (
    <LegalPage title="Política de privacidade" updated="21 de novembro de 2026">
      <p>O que guardamos, por quê, e o que você pode pedir. A base é a Lei Geral de Proteção de Dados (LGPD).</p>
      <h2>O que guardamos</h2>
      <ul>
        <li>
          <b>Sua conta:</b> o nome que você escolheu, e-mail, data de nascimento e a senha embaralhada (nunca a senha em
          si).
        </li>
        <li>
          <b>Suas conversas:</b> as mensagens que você manda e as respostas, para a conversa continuar de onde parou.
        </li>
        <li>
          <b>Suas moedas:</b> cada entrada e saída, com data e motivo.
        </li>
        <li>
          <b>Segurança:</b> registros técnicos de acesso, sem o texto das conversas.
        </li>
      </ul>
      <p>Visitantes têm uma sessão anônima, que vira a conta se você se cadastrar.</p>
      <h2>Para que usamos</h2>
      <p>
        Para o Cafuné funcionar, gerar as respostas, proteger o serviço e cumprir a lei. Para gerar uma resposta, o
        texto da conversa é processado por um programa de IA, que pode ser operado por um fornecedor nosso. Não vendemos
        seus dados e não há anúncios.
      </p>
      <h2>Quem lê suas conversas</h2>
      <p>
        Suas conversas são privadas. A equipe só abre uma conversa com um motivo registrado, como uma denúncia ou uma
        ordem da Justiça.
      </p>
      <h2>No seu aparelho</h2>
      <p>
        Usamos um cookie de sessão e um com o tema que você escolheu. Rascunhos e mensagens que ainda não foram enviadas
        ficam no seu navegador até seguirem.
      </p>
      <h2>Seus direitos</h2>
      <p>
        Você pode pedir acesso, correção, cópia ou exclusão dos seus dados. Apagar uma conversa tira ela da sua conta na
        hora. Para excluir a conta e tudo o que há nela, escreva pelo contato do site com o e-mail do cadastro:
        respondemos em até 15 dias. Guardamos depois só o que a lei obriga, como registros de acesso por 6 meses.
      </p>
      <h2>Menores de idade</h2>
      <p>
        Não aceitamos menores de 18 anos. Se soubermos de uma conta assim, ela é encerrada e os dados são excluídos.
      </p>
      <p>
        Veja também os{' '}
        <Link to="/terms-of-use" className="link">
          termos de uso
        </Link>
        .
      </p>
    </LegalPage>
  );
}
