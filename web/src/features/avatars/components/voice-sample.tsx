import './voice-sample.css';
import type { Avatar } from '@cafune/contract/avatars';
import { Play, Square } from 'lucide-react';
import { useVoiceSample } from '../use-voice-sample.ts';
import { describeVoice } from '../voice-words.ts';

/** A line of hers aloud, with the voices of this browser; never by itself. */
export function VoiceSample({ avatar }: { avatar: Avatar }) {
  const { hasVoice, isPlaying, toggle } = useVoiceSample(avatar);
  const Icon = isPlaying ? Square : Play;
  return (
    <div className="voice-sample" data-playing={isPlaying}>
      <button
        type="button"
        className="voice-sample-play"
        aria-label={isPlaying ? 'Parar' : `Ouvir a voz de ${avatar.name}`}
        disabled={!hasVoice}
        onClick={toggle}
      >
        <Icon className="icon" aria-hidden="true" fill="currentColor" />
      </button>
      <span className="voice-sample-strand" aria-hidden="true" />
      <span>{hasVoice ? describeVoice(avatar.voice) : 'Este aparelho não tem voz em português.'}</span>
    </div>
  );
}
