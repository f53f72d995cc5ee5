import './programme.css';
import { Link } from '@tanstack/react-router';
import { HandHeart, Link2, type LucideIcon, ShieldCheck, UserRoundCheck } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';

const RULES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: UserRoundCheck,
    title: 'Uma conta só disso',
    text: 'A conta de afiliado tem entrada e senha próprias. Ela não mexe na sua conta do Cafuné nem vê suas conversas.',
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
    text: 'O programa nunca mostra quem se cadastrou nem o que conversa.',
  },
];

const STEPS = [
  { title: 'Peça pra participar', text: 'Seu nome, seu e-mail e onde você fala com as pessoas.' },
  {
    title: 'Ative pelo e-mail',
    text: 'O link chega na sua caixa de entrada e serve uma vez só. Nele você cria a senha.',
  },
  { title: 'Entre no painel', text: 'Sua conta já fica pronta pro dia em que os links abrirem.' },
] as const;

/** What the programme is. Commissions are not decided, so the page names none. */
export function ProgrammeScreen() {
  return (
    <div className="programme">
      <header>
        <h1>Conte pra alguém que vai gostar.</h1>
        <p>
          O programa de afiliados é pra quem quer apresentar o Cafuné pra sua gente, do seu jeito e sem inventar nada.
          Os links e os valores ainda não abriram: por enquanto dá pra pedir a conta e deixar tudo pronto.
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
      <section aria-labelledby="combinados">
        <h2 id="combinados">Os combinados</h2>
        <ul>
          {RULES.map(({ icon: Icon, title, text }) => (
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
      </section>
    </div>
  );
}
