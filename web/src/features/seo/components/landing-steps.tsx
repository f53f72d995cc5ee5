import '../landing-steps.css';
import type { AvatarCard } from '@cafune/contract/avatars';
import { BriefcaseBusiness, Cat, Coffee } from 'lucide-react';

const MEMORIES = [
  { icon: Cat, text: 'Seu gato se chama Paçoca' },
  { icon: BriefcaseBusiness, text: 'A apresentação deu certo' },
  { icon: Coffee, text: 'Café sem açúcar, sempre' },
];

/** Three steps, each with a small picture of what it is; the pictures are examples and are skipped by screen readers. */
export function LandingSteps({ portrait }: { portrait: AvatarCard | undefined }) {
  return (
    <section className="landing-how" id="como" aria-labelledby="como-titulo">
      <h2 id="como-titulo">Três passos, um fio só</h2>
      <svg viewBox="0 0 1200 80" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path
          d="M-60 40C100-20 220 100 400 40S700-20 800 40s300 40 480-20"
          stroke="var(--pitanga)"
          strokeWidth="3"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol>
        <li>
          <div className="landing-step landing-step-face" aria-hidden="true">
            {portrait !== undefined && (
              <img src={portrait.images.card720} alt="" width={720} height={960} loading="lazy" />
            )}
          </div>
          <b>Escolha alguém</b>
          <p>Cada uma tem cidade, profissão, manias e um jeito de falar. Leia o perfil, veja se combina.</p>
        </li>
        <li>
          <div className="landing-step landing-step-talk" aria-hidden="true">
            <p data-who="her">Contei pro mar da sua entrevista. Ele aprovou.</p>
            <p data-who="me">kkkk e você?</p>
            <p data-who="her">Eu já sabia.</p>
          </div>
          <b>Converse sem pressa</b>
          <p>A resposta segue sendo escrita mesmo se você fechar a página, e espera por você.</p>
        </li>
        <li>
          <div className="landing-step landing-step-memory" aria-hidden="true">
            {MEMORIES.map(({ icon: Icon, text }) => (
              <p key={text}>
                <span>
                  <Icon className="icon" />
                </span>
                {text}
              </p>
            ))}
          </div>
          <b>Ela lembra</b>
          <p>O que você conta volta na hora certa, sem precisar explicar tudo de novo.</p>
        </li>
      </ol>
    </section>
  );
}
