import '../plans.css';
import { AudioLines, Headphones, InfinityIcon, type LucideIcon, WandSparkles } from 'lucide-react';
import { isOpenFeature } from '../../coins/index.ts';
import { freeOf } from '../vip-words.ts';

type Benefit = { icon: LucideIcon; title: string; line: string };

const BENEFITS: readonly Benefit[] = [
  {
    icon: InfinityIcon,
    title: 'Conversa livre',
    line: isOpenFeature('roleplay-turn') ? 'Respostas e roleplay sem moedas' : 'Respostas sem gastar moedas',
  },
  {
    icon: WandSparkles,
    title: `${freeOf('avatar-create')} criações incluídas`,
    line: 'Com ajuda no retrato e na história',
  },
  {
    icon: AudioLines,
    title: `${freeOf('voice-fantasy-minute')} min de voz por dia`,
    line: isOpenFeature('voice-fantasy-minute') ? 'Depois, pela metade' : 'Assim que a Fantasia por Voz abrir',
  },
  { icon: Headphones, title: `${freeOf('message-voice')} áudios por dia`, line: 'Ouça cada resposta' },
];

/** What VIP gives, in four lines. */
export function Benefits() {
  return (
    <ul className="vip-benefits">
      {BENEFITS.map(({ icon: Icon, title, line }) => (
        <li key={title}>
          <span>
            <Icon className="icon" aria-hidden="true" />
          </span>
          <div>
            <b>{title}</b>
            <small>{line}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}
