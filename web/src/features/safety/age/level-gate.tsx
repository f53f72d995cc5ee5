import './age.css';
import { Link } from '@tanstack/react-router';
import { hasCode } from '../../../platform/api-client/api-error.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

const WORDS = {
  'safety.age-not-verified': {
    title: 'Aqui, só com a idade confirmada',
    line: 'Ela é do nível sensual. Quem confere diz pra gente só se você é uma pessoa adulta, e isso vale por um ano.',
    action: { to: '/idade', label: 'Confirmar minha idade' },
  },
  'safety.level-not-chosen': {
    title: 'Ela é do nível sensual',
    line: 'O seu está em romântico, como vem pra todo mundo. Dá pra mudar quando quiser, e voltar também.',
    action: { to: '/idade', label: 'Ver meu nível' },
  },
  'safety.level-not-offered': {
    title: 'Ela não está disponível aqui',
    line: 'Esta instalação só tem o nível romântico. Há bastante gente pra conhecer.',
    action: { to: '/explorar', label: 'Conhecer companhias' },
  },
} as const;

type Code = keyof typeof WORDS;
const CODES = Object.keys(WORDS) as readonly Code[];

/** Whether what was asked for stands behind the gate of a content level. */
export function isLevelRefusal(error: unknown): boolean {
  return CODES.some((code) => hasCode(error, code));
}

/** A calm door where a level is not the viewer's: what it is, and the one way on (safety.md "Age"). */
export function LevelGate({ error }: { error: unknown }) {
  const code = CODES.find((one) => hasCode(error, one)) ?? 'safety.age-not-verified';
  const { title, line, action } = WORDS[code];
  return (
    <div className="level-gate">
      <title>{`${title} · Cafuné`}</title>
      <EmptyState
        level="h1"
        title={title}
        line={line}
        action={
          <Link to={action.to} className={buttonClass('primary')}>
            {action.label}
          </Link>
        }
      />
    </div>
  );
}
