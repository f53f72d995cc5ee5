import './visitor.css';
import './invite-test.css';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CookieList } from './cookie-list.tsx';
import { showInvite } from './invite-store.ts';
import { useInvite } from './use-invite.ts';
import {
  markPrizeDismissed,
  markSignupCompleted,
  markSignupDismissed,
  PRIZE_COOKIES,
  resetPrize,
  resetSignup,
  SIGNUP_COOKIES,
} from './visitor-cookies.ts';

/** Tries the signup popup and the prize banner, and shows what the browser remembers of them. */
export function BannerTestScreen() {
  const invite = useInvite();
  useEffect(() => () => showInvite(null), []);
  return (
    <div className="invite-test">
      <title>Convites · Cafuné</title>
      <header>
        <h1>Convites pra quem visita</h1>
        <p>
          Quem ainda não tem conta vê dois convites, nunca juntos. Aqui dá pra abrir cada um, fechar e ver o que este
          navegador guarda. Nada daqui muda sua conta.
        </p>
      </header>
      <section className="card" aria-labelledby="convite-cadastro">
        <h2 id="convite-cadastro">Convite de cadastro</h2>
        <p>Aparece depois de rolar 20% da página ou em 60 segundos; em 3, se a faixa do prêmio foi fechada.</p>
        <div className="invite-actions">
          <Button size="sm" variant="creme" onClick={() => showInvite('signup')}>
            Mostrar agora
          </Button>
          <Button
            size="sm"
            onClick={() => {
              markSignupDismissed();
              if (invite === 'signup') showInvite(null);
            }}
          >
            Fechar
          </Button>
          <Button size="sm" onClick={markSignupCompleted}>
            Marcar como concluído
          </Button>
          <Button size="sm" onClick={resetSignup}>
            Limpar os três cookies
          </Button>
        </div>
        <CookieList
          names={SIGNUP_COOKIES}
          words={{
            shown: 'Mostrado, por 12 horas',
            dismissed: 'Fechado, por 12 horas',
            completed: 'Cadastro feito, por 365 dias',
          }}
        />
      </section>
      <section className="card" aria-labelledby="faixa-premio">
        <h2 id="faixa-premio">Faixa do prêmio</h2>
        <p>Aparece 3 segundos depois de abrir a página, no máximo uma vez a cada 12 horas.</p>
        <div className="invite-actions">
          <Button size="sm" variant="creme" onClick={() => showInvite('prize')}>
            Mostrar agora
          </Button>
          <Button
            size="sm"
            onClick={() => {
              markPrizeDismissed();
              if (invite === 'prize') showInvite(null);
            }}
          >
            Fechar
          </Button>
          <Button size="sm" onClick={resetPrize}>
            Limpar os três cookies
          </Button>
        </div>
        <CookieList
          names={PRIZE_COOKIES}
          words={{
            shown: 'Mostrada, por 12 horas',
            dismissed: 'Fechada, por 12 horas',
            lastShown: 'Vista pela última vez',
          }}
        />
      </section>
      <p className="t-caption ink-3" role="status">
        {invite === null ? 'Nenhum convite na tela.' : ON_SCREEN[invite]} Depois de limpar, recarregue a página pra ver
        os convites chegarem sozinhos.
      </p>
    </div>
  );
}

const ON_SCREEN = { signup: 'Na tela: convite de cadastro.', prize: 'Na tela: faixa do prêmio.' } as const;
