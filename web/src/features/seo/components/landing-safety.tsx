import '../landing-safety.css';
import { Bot, EyeOff, HeartHandshake, Lock, OctagonX, ShieldCheck } from 'lucide-react';

const LINES = [
  { icon: ShieldCheck, title: 'Só adultos', text: '18 anos ou mais, de quem usa e de quem aparece.' },
  { icon: Bot, title: 'IA, sempre dita', text: 'No perfil e na conversa. Nenhuma delas finge ser gente.' },
  { icon: Lock, title: 'A conversa é sua', text: 'Nenhuma tela mostra o que você escreve a outra pessoa.' },
  { icon: EyeOff, title: 'Sem ninguém espiando', text: 'Sem anúncios, e nenhum outro site acompanha o que você faz.' },
  {
    icon: OctagonX,
    title: 'Linhas que não se cruzam',
    text: 'Menores, violência e pessoas reais ficam de fora, até na ficção.',
  },
  { icon: HeartHandshake, title: 'Cuidado de verdade', text: 'Em dia difícil, a história para e aparece o CVV, 188.' },
];

/** Where the lines are, in the words of the policies. */
export function LandingSafety() {
  return (
    <section className="landing-safe" id="seguranca" aria-labelledby="seguranca-titulo">
      <div>
        <h2 id="seguranca-titulo">Carinho com limites claros</h2>
        <p>Isto é software feito com respeito. O que não pode, não pode mesmo.</p>
      </div>
      <ul>
        {LINES.map(({ icon: Icon, title, text }) => (
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
  );
}
