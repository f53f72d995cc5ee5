import { RECORDING_MAX_SECONDS } from '@cafune/contract/chat/dictation';
import { MicOff, X } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ThinkingStrands } from '../../../ui/strand.tsx';
import type { DictationView } from './use-dictation.ts';

const PHASES: Readonly<Record<DictationView['phase'], string>> = {
  off: '',
  starting: 'Chamando o microfone…',
  hearing: 'Ouvindo…',
  writing: 'Escrevendo o que você falou…',
};

/** What is said to screen readers, in full. */
export function wordsFor({ phase, problem, isDone }: DictationView): string {
  if (problem !== null) return problem.sentence;
  if (phase === 'hearing') return 'Ouvindo. Toque no microfone pra parar, ou aperte Esc pra desistir.';
  return isDone ? 'Pronto. Confira o texto antes de enviar.' : PHASES[phase];
}

type DictationStripProps = {
  /** Carries `--level`, how loud it is from 0 to 1. */
  ref: Ref<HTMLDivElement>;
  view: DictationView;
  /** Ends by itself after a minute. */
  isLimited: boolean;
  onCancel: () => void;
  onAgain: (() => void) | null;
};

/** What is happening, above the field: the voice as a strand, for how long, and the way out; or why there are no words. */
export function DictationStrip({ ref, view, isLimited, onCancel, onAgain }: DictationStripProps) {
  const { phase, problem } = view;
  if (problem !== null)
    return (
      <div className="dictation-strip">
        <MicOff className="icon" aria-hidden="true" />
        <p>{problem.sentence}</p>
        {onAgain !== null && (
          <Button size="sm" onClick={onAgain}>
            Tentar de novo
          </Button>
        )}
        <IconButton label="Fechar o aviso" onClick={onCancel}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    );
  return (
    <div className="dictation-strip" ref={ref} data-phase={phase}>
      {phase === 'writing' ? <ThinkingStrands /> : <VoiceStrand />}
      <p aria-hidden="true">{PHASES[phase]}</p>
      {phase === 'hearing' && <Seconds isLimited={isLimited} />}
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}

function VoiceStrand() {
  return (
    <svg className="voice-strand" viewBox="0 0 160 28" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path
        d="M0 14q10-26 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function Seconds({ isLimited }: { isLimited: boolean }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className="num" aria-hidden="true">
      {clock(seconds)}
      {isLimited && ` de ${clock(RECORDING_MAX_SECONDS)}`}
    </time>
  );
}
