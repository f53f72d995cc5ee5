import { createFileRoute, Link } from '@tanstack/react-router';
import { LegalPage } from '../../legal-page.tsx';

export const Route = createFileRoute('/_shell/terms-of-use')({ component: TermsRoute });

function TermsRoute() {
  return (
    <LegalPage title="Termos de uso" updated="26 de novembro de 2026">
      <p>Estas são as regras do Cafuné, em palavras simples. Ao criar uma conta, você concorda com elas.</p>
      <h2>Só para adultos</h2>
      <p>
        Cafuné é só para quem tem <b>18 anos ou mais</b>. Pedimos sua data de nascimento no cadastro e não criamos conta
        pra menor de idade.
      </p>
      <h2>Você conversa com personagens de IA</h2>
      <p>
        Todas as companhias são <b>personagens de inteligência artificial</b>, adultas e inventadas. Os retratos são
        desenhos. O que elas dizem é gerado por computador: pode conter erros e não é conselho médico, jurídico nem
        financeiro. Se você estiver em sofrimento, ligue <b>188 (CVV)</b>: é gratuito e funciona 24 horas.
      </p>
      <h2>O que não pode</h2>
      <ul>
        <li>Qualquer conteúdo sexual que envolva menores de idade, mesmo em ficção.</li>
        <li>Cenas íntimas com pessoas reais, violência sexual ou incentivo a se machucar.</li>
        <li>Expor dados de outras pessoas, assediar, enganar ou tentar derrubar o serviço.</li>
      </ul>
      <p>
        Quem opera esta instalação pode encerrar a conta de quem fizer isso. A lista inteira está na{' '}
        <Link to="/content-policy" className="link">
          política de conteúdo
        </Link>
        , e o que depende da idade, em{' '}
        <Link to="/age-content-terms" className="link">
          idade e conteúdo
        </Link>
        .
      </p>
      <h2>Moedas</h2>
      <p>
        Toda conta nova ganha <b>500 moedas</b>. O preço da resposta aparece antes de você mandar a mensagem. Resposta
        que falha, ou que você para antes da primeira palavra, não custa nada. Mais moedas são vendidas em pacotes
        avulsos, com o preço em reais antes de pagar e sem assinatura; moeda comprada não vence. Até 7 dias depois do
        pagamento você pode desistir pela página do pedido, e as moedas compradas que não usou voltam em dinheiro. Fora
        isso, moedas não viram dinheiro.
      </p>
      <h2>Sua conta</h2>
      <p>
        Cuide da sua senha e não empreste a conta. Você pode parar de usar quando quiser, levar uma cópia do que é seu e{' '}
        <Link to="/apagar-conta" className="link">
          apagar a conta
        </Link>
        , sem pedir a ninguém: a renovação do VIP é cancelada antes, e as moedas que sobrarem se perdem. O que fica
        guardado está na{' '}
        <Link to="/privacy-policy" className="link">
          política de privacidade
        </Link>
        .
      </p>
      <h2>Mudanças</h2>
      <p>Quando estas regras mudam, muda também a data no alto desta página.</p>
    </LegalPage>
  );
}
