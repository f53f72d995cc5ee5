import { CLICK_DAYS } from '@cafune/contract/affiliates/earnings';
import { MESSAGE_UNDO_DAYS } from '@cafune/contract/chat/branches';
import { ACCESS_LOG_MONTHS, EXPORT_HOURS, KEPT_AFTER_DELETION } from '@cafune/contract/privacy';
import { createFileRoute, Link } from '@tanstack/react-router';
import { LegalPage } from '../../legal-page.tsx';

export const Route = createFileRoute('/_shell/privacy-policy')({ component: PrivacyRoute });

function PrivacyRoute() {
  return (
    <LegalPage title="Política de privacidade" updated="26 de novembro de 2026">
      <p>
        O que fica guardado, onde, e o que você pode pedir. Quem responde pelos seus dados é quem opera esta instalação
        do Cafuné, nos termos da Lei Geral de Proteção de Dados (LGPD).
      </p>
      <h2>O que fica guardado</h2>
      <ul>
        <li>
          <b>Sua conta:</b> o nome que você escolheu, e-mail, data de nascimento e a senha embaralhada (nunca a senha em
          si).
        </li>
        <li>
          <b>Suas conversas:</b> as mensagens que você manda, as respostas, e o que cada companhia aprende sobre você
          pra lembrar depois.
        </li>
        <li>
          <b>Suas moedas:</b> cada entrada e saída, com data e motivo.
        </li>
        <li>
          <b>Suas sessões:</b> o que mantém você dentro da conta em cada aparelho, até sair, com o nome que o navegador
          se dá e o endereço de internet de onde foi vista por último.
        </li>
        <li>
          <b>O registro de acesso:</b> data, hora, endereço de internet e porta de quando uma sessão começa ou aparece
          em outro endereço. Fica separado do resto por {ACCESS_LOG_MONTHS} meses, como manda o Marco Civil da Internet
          (art. 15), e depois é apagado.
        </li>
      </ul>
      <p>Visitantes têm uma conta sem nome nem e-mail, que vira a sua se você se cadastrar.</p>
      <h2>Onde fica</h2>
      <p>
        No banco de dados desta instalação. Não vendemos seus dados, não há anúncios e nenhum outro site acompanha o que
        você faz aqui. Se quem opera ligar um modelo de IA de fora, o texto da conversa vai até ele pra escrever a
        resposta; sem isso, a resposta é escrita aqui mesmo.
      </p>
      <h2>Quando você dita</h2>
      <p>
        A gravação serve pra virar texto e não fica guardada. Se o texto for feito por um modelo de fora, ou pelo seu
        navegador, que pode mandar o som pra empresa que o faz, perguntamos antes da primeira vez.
      </p>
      <h2>Quem vê suas conversas</h2>
      <p>
        No Cafuné, só você: nenhuma tela mostra suas conversas a outra pessoa. Quem opera a instalação cuida do banco de
        dados e, por isso, tem acesso técnico ao que está nele.
      </p>
      <h2>No seu aparelho</h2>
      <p>
        Um cookie diz quem você é e outro guarda o tema que você escolheu. Quem chega pelo link de um afiliado recebe
        mais um, um nome sorteado que fica por {CLICK_DAYS} dias e serve só pra saber qual link trouxe uma conta nova; o
        afiliado vê quantas pessoas vieram, nunca quem. Rascunhos e mensagens que ainda não foram ficam no seu navegador
        até seguirem.
      </p>
      <h2>O que você pode pedir</h2>
      <p>
        Nada disso precisa de pedido. Em{' '}
        <Link to="/my-account" className="link">
          minha conta
        </Link>{' '}
        você vê onde ela está aberta e encerra o que quiser, muda seu nome e baixa uma cópia de tudo o que ela guarda: o
        arquivo fica {EXPORT_HOURS} horas à sua espera. Quando quiser, dá pra{' '}
        <Link to="/apagar-conta" className="link">
          apagar
        </Link>{' '}
        a conta, ou o que ficou da sua visita. É na hora: vão as conversas, as lembranças, quem você criou, os arquivos
        e as sessões. Pra corrigir outra coisa, escreva em “Ajuda & Feedback”.
      </p>
      <p>
        Uma conversa ou mensagem que você apaga some da conta na hora, e {MESSAGE_UNDO_DAYS} dias depois as palavras são
        apagadas também do banco de dados.
      </p>
      <h2>O que fica depois que a conta é apagada</h2>
      <ul>
        {Object.entries(KEPT_AFTER_DELETION).map(([id, { what, why }]) => (
          <li key={id}>
            <b>{what}.</b> {why}
          </li>
        ))}
      </ul>
      <p>
        Um pedido de retirada e um cadastro de afiliado não são da conta: ficam com seus próprios prazos. Cópias de
        segurança de quem opera a instalação também.
      </p>
      <h2>Menores de idade</h2>
      <p>
        O cadastro é só para maiores de 18 anos. Se você souber de uma conta de menor de idade, avise quem opera a
        instalação.
      </p>
      <p>
        Veja também os{' '}
        <Link to="/terms-of-use" className="link">
          termos de uso
        </Link>
        ,{' '}
        <Link to="/age-content-terms" className="link">
          idade e conteúdo
        </Link>{' '}
        e a{' '}
        <Link to="/content-policy" className="link">
          política de conteúdo
        </Link>
        .
      </p>
    </LegalPage>
  );
}
