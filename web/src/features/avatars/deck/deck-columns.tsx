/** What stands beside the deck on wide screens; loaded there alone. */
import './deck-columns.css';
import type { DeckCard } from '@cafune/contract/avatars/discovery';
import { ArrowUpRight, AudioLines, Heart, Languages, MessageCircle } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { capitalized } from '../common-tags.ts';
import { RemovablePills } from '../components/removable-pills.tsx';
import { compactCount } from '../count-words.ts';
import { describeVoice } from '../voice-words.ts';
import { tasteOf } from './taste.ts';
import type { DeckActs } from './use-deck-acts.ts';
import type { KeysChoice } from './use-deck-keys.ts';

const LOVES_SHOWN = 3;

type TastePanelProps = { acts: DeckActs; hasTaste: boolean; onOpen: () => void };

/** What the person said they like, and the way to change it. */
export function TastePanel({ acts, hasTaste, onOpen }: TastePanelProps) {
  const { taste, chooseTaste } = acts.deck;
  return (
    <section className="deck-taste" aria-labelledby="seu-gosto">
      <h2 id="seu-gosto">Seu gosto</h2>
      {hasTaste ? (
        <RemovablePills label="Seu gosto" filter={taste} onChange={(filter) => chooseTaste(tasteOf(filter))} />
      ) : (
        <p>Todo mundo aparece. Se quiser, diga a idade, a relação e o jeito.</p>
      )}
      <Button variant="soft" size="sm" onClick={onOpen}>
        {hasTaste ? 'Mudar' : 'Escolher'}
      </Button>
    </section>
  );
}

function factsOf(card: DeckCard) {
  return [
    { icon: AudioLines, title: 'Voz', text: capitalized(describeVoice(card.voice).replace(/^Voz /u, '')) },
    { icon: Languages, title: 'Jeito', text: card.tags.slice(0, 2).map(capitalized).join(' · ') },
    { icon: Heart, title: 'Gosta de', text: capitalized(card.loves.slice(0, LOVES_SHOWN).join(', ')) },
    { icon: MessageCircle, title: 'Conversas', text: card.chatCount === 0 ? '' : compactCount(card.chatCount) },
  ].filter(({ text }) => text !== '');
}

type AboutProps = {
  card: DeckCard;
  isOpening: boolean;
  onStarter: (starter: string) => void;
  keys: KeysChoice;
};

/** Who is on top: what she is like, three ways to begin, and the keys. */
export function About({ card, isOpening, onStarter, keys }: AboutProps) {
  return (
    <>
      <h2 className="deck-about-title">Sobre {card.name}</h2>
      {card.bio !== '' && <p className="deck-bio">{card.bio}</p>}
      <dl className="deck-facts">
        {factsOf(card).map(({ icon: Icon, title, text }) => (
          <div key={title}>
            <dt>
              <Icon className="icon" aria-hidden="true" />
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {card.starters.length > 0 && (
        <section className="deck-starters" aria-labelledby="puxe-assunto">
          <h3 id="puxe-assunto">Puxe assunto</h3>
          <ul>
            {card.starters.map((starter) => (
              <li key={starter}>
                <button type="button" disabled={isOpening} onClick={() => onStarter(starter)}>
                  {starter}
                  <ArrowUpRight className="deck-starter-arrow" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Keys {...keys} />
    </>
  );
}

const LEGEND = [
  ['←', 'passar'],
  ['→', 'curtir'],
  ['↑', 'super curtir'],
  ['↵', 'conversar'],
  ['Z', 'desfazer'],
] as const;

function Keys({ isOn, toggle }: KeysChoice) {
  return (
    <div className="deck-keys">
      {isOn &&
        LEGEND.map(([key, word]) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {word}
          </span>
        ))}
      <button type="button" onClick={toggle}>
        {isOn ? 'Desligar atalhos' : 'Ligar atalhos'}
      </button>
    </div>
  );
}
