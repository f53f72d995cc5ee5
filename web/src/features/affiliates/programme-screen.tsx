import './programme.css';
import { CLICK_DAYS, COMMISSION_MONTHS, PAYOUT_DAY, PAYOUT_LEAST_CENTS } from '@cafune/contract/affiliates/earnings';
import { Link } from '@tanstack/react-router';
import {
  HandCoins,
  HandHeart,
  Hourglass,
  Link2,
  type LucideIcon,
  MousePointerClick,
  ShieldCheck,
  Undo2,
  UserRoundCheck,
} from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { ReferralCard } from './components/referral-card.tsx';
import { HOLD_WORDS, money, PERCENT } from './words.ts';

type Rule = { icon: LucideIcon; title: string; text: string };

const EARNINGS: readonly Rule[] = [
  {
    icon: MousePointerClick,
    title: `O clique vale ${CLICK_DAYS} dias`,
    text: 'É o tempo pra pessoa criar a conta. Se ela abrir mais de um link, vale o último antes do cadastro. Quem só ouviu o código digita ele depois, até a primeira compra.',
  },
  {
    icon: Hourglass,
    title: 'Primeiro ela espera',
    text: `Cada comissão fica retida ${HOLD_WORDS}: é o tempo em que o dinheiro ainda pode voltar pra quem comprou.`,
  },
  {
    icon: HandCoins,
    title: `Depois vai por Pix, a partir do dia ${PAYOUT_DAY}`,
    text: `Uma vez por mês, quando o que está liberado chega a ${money(PAYOUT_LEAST_CENTS)}. Abaixo disso, fica guardado até chegar.`,
  },
  {
    icon: Undo2,
    title: 'Se a compra é devolvida, a comissão dela sai',
    text: 'Compra devolvida ou contestada no banco tira do seu saldo a comissão dela, na mesma proporção. Se o dinheiro chega de novo, ela também.',
  },
];

const RULES: readonly Rule[] = [
  {
    icon: UserRoundCheck,
    title: 'Uma conta só disso',
    text: 'A conta de afiliado tem entrada e senha próprias. Ela não mexe na sua conta do Cafuné nem vê suas conversas, e compra sua não vira comissão.',
  },
  {
    icon: HandHeart,
    title: 'Dizer o que é',
    text: 'Quem divulga conta a verdade: são personagens de IA, o texto é romântico e ninguém aqui é gente de carne e osso.',
  },
  {
    icon: ShieldCheck,
    title: 'Só pra adultos',
    text: 'Nada de divulgar onde menores de idade estão, nem de prometer encontro, vídeo ou foto de alguém.',
  },
  {
    icon: Link2,
    title: 'Quem chega continua sem nome',
    text: 'O painel mostra quantas pessoas vieram e o que renderam, nunca quem são nem o que conversam.',
  },
];

const STEPS = [
  { title: 'Peça pra participar', text: 'Seu nome, seu e-mail e onde você fala com as pessoas.' },
  {
    title: 'Ative pelo e-mail',
    text: 'O link chega na sua caixa de entrada e serve uma vez só. Nele você cria a senha.',
  },
  { title: 'Entre no painel', text: 'Copie seu link, conte do seu jeito e acompanhe cada passo em números.' },
] as const;

/** What the programme is and what it pays. Every figure is the contract's: what is said here is what is counted. */
export function ProgrammeScreen() {
  return (
    <div className="programme">
      <header>
        <h1>Conte pra alguém que vai gostar.</h1>
        <p>
          {`O programa de afiliados é pra quem quer apresentar o Cafuné pra sua gente, do seu jeito e sem inventar nada. Por ${COMMISSION_MONTHS} meses, ${PERCENT} do que a gente recebe de quem você trouxer, em moedas e VIP, é comissão sua.`}
        </p>
        <div className="programme-actions">
          <Link to="/affiliate/register" className={buttonClass('primary', 'lg')}>
            Quero participar
          </Link>
          <Link to="/affiliate/login" className={buttonClass('line', 'lg')}>
            Já tenho conta
          </Link>
        </div>
      </header>
      <section aria-labelledby="passos">
        <h2 id="passos">Três passos</h2>
        <ol>
          {STEPS.map(({ title, text }) => (
            <li key={title} className="card">
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="valores">
        <h2 id="valores">{`${PERCENT} por ${COMMISSION_MONTHS} meses`}</h2>
        <p className="programme-sum">
          A conta é sobre o que foi pago e não voltou, arredondada pra baixo no centavo, e aparece linha por linha no
          seu painel.
        </p>
        <RuleList rules={EARNINGS} />
      </section>
      <section aria-labelledby="combinados">
        <h2 id="combinados">Os combinados</h2>
        <RuleList rules={RULES} />
      </section>
      <ReferralCard />
    </div>
  );
}

function RuleList({ rules }: { rules: readonly Rule[] }) {
  return (
    <ul>
      {rules.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <span>
            <Icon className="icon" aria-hidden="true" />
          </span>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
