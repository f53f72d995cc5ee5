import type { Avatar } from '@cafune/contract/avatars';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { useAuth } from '../auth/index.ts';
import { spokenLine } from './spoken-lines.ts';
import { useSpeaker } from './use-speaker.ts';

type VoiceSample = { hasVoice: boolean; isPlaying: boolean; toggle: () => void };

/** Her first line aloud, in the voice of the house or of this browser; it ends with the screen. */
export function useVoiceSample({ greeting, voice }: Pick<Avatar, 'greeting' | 'voice'>): VoiceSample {
  const { isAuthenticated } = useAuth();
  const { source, speak } = useSpeaker(isAuthenticated);
  const stop = useRef<(() => void) | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => () => stop.current?.(), []);
  const end = (): void => {
    stop.current = null;
    setPlaying(false);
  };
  const toggle = (): void => {
    if (isPlaying) {
      stop.current?.();
      end();
      return;
    }
    setPlaying(true);
    stop.current = speak(spokenLine(greeting), voice, {
      onEnd: end,
      onFailure: () => {
        end();
        showToast({ kind: 'info', title: 'A voz não saiu', description: 'Este aparelho não conseguiu falar agora.' });
      },
    });
  };
  return { hasVoice: source !== 'none', isPlaying, toggle };
}
