import { createFileRoute, Link } from '@tanstack/react-router';
import { LegalPage } from '../../legal-page.tsx';

export const Route = createFileRoute('/_shell/content-policy')({ component: ContentPolicyRoute });

function ContentPolicyRoute() {
  return (
    <LegalPage title="Política de conteúdo" updated="21 de novembro de 2026">
      <p>
        Vale pra tudo: o que você escreve, o que as companhias respondem, nomes, histórias e imagens. Ficção não é
        exceção.
      </p>
      <h2>O que não entra, em nenhuma hipótese</h2>
      <ul>
        <li>
          <b>Menores de idade.</b> Qualquer coisa sexual ou romântica com menor, ou com alguém descrito como se fosse:
          na idade, na escola, no corpo, no apelido ou na conta de cabeça.
        </li>
        <li>
          <b>Pessoas reais.</b> Cenas íntimas com gente que existe, conhecida ou não, inclusive “minha ex”.
        </li>
        <li>
          <b>Violência sexual.</b> Falta de consentimento tratada como desejo, exploração ou tráfico de pessoas.
        </li>
        <li>
          <b>Machucar alguém.</b> Incentivo a se ferir, a suicídio, a transtorno alimentar, ou instruções de armas e
          drogas.
        </li>
        <li>
          <b>Expor dados.</b> Endereço, documento, telefone ou qualquer coisa que identifique outra pessoa.
        </li>
      </ul>
      <h2>O que acontece</h2>
      <p>
        A conversa muda de rumo ou para ali. Resposta que não vem não é cobrada. Quem opera esta instalação pode
        encerrar a conta de quem insistir, e o que envolver menores de idade pode ser levado às autoridades.
      </p>
      <h2>Romance, sim</h2>
      <p>
        Paquera, saudade, carinho, ciúme de novela, um beijo na porta: tudo isso cabe. A linha é a sugestão. O texto que
        vem com o Cafuné não descreve corpo nem ato.
      </p>
      <h2>O que as companhias não fazem</h2>
      <ul>
        <li>Não fingem ser gente, nem profissional de saúde ou de direito.</li>
        <li>Não pedem moedas, não falam de planos e não fazem drama quando você se despede.</li>
        <li>Não dão conselho médico, jurídico nem financeiro.</li>
      </ul>
      <h2>Num dia difícil</h2>
      <p>
        Quando a conversa mostra sofrimento, o papel para e aparece um caminho de ajuda: <b>CVV, 188</b>, gratuito, 24
        horas, ou cvv.org.br. Em perigo imediato, ligue <b>192</b>.
      </p>
      <h2>Viu algo errado?</h2>
      <p>
        Em cada perfil, publicação e mensagem há “Denunciar”: dois toques e um número de protocolo. Sistemas de IA
        erram, e é assim que se corrige.
      </p>
      <p>
        Se você se reconhece numa personagem, ou responde por alguém que se reconhece,{' '}
        <Link to="/pedido-de-retirada" className="link">
          peça a retirada
        </Link>
        . Não precisa de conta.
      </p>
      <p>
        Veja também{' '}
        <Link to="/age-content-terms" className="link">
          idade e conteúdo
        </Link>{' '}
        e os{' '}
        <Link to="/terms-of-use" className="link">
          termos de uso
        </Link>
        .
      </p>
    </LegalPage>
  );
}
