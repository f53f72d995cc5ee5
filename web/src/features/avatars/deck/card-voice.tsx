import type { DeckCard } from '@cafune/contract/avatars/discovery';
import { Play, Square } from 'lucide-react';
import { useVoiceSample } from '../use-voice-sample.ts';
import { describeVoice } from '../voice-words.ts';

/** Left out where the browser has no Portuguese voice. */
export function CardVoice({ card }: { card: DeckCard }) {
  const { hasVoice, isPlaying, toggle } = useVoiceSample(card);
  if (!hasVoice) return null;
  const Icon = isPlaying ? Square : Play;
  return (
    <div className="swipe-voice" data-playing={isPlaying}>
      <button type="button" aria-label={isPlaying ? 'Parar' : `Ouvir a voz de ${card.name}`} onClick={toggle}>
        <Icon className="icon" aria-hidden="true" fill="currentColor" />
      </button>
      <span className="swipe-wave" aria-hidden="true" />
      <span>{describeVoice(card.voice)}</span>
    </div>
  );
}
