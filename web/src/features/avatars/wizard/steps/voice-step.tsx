import { VOICE_TIMBRES, type Voice } from '@cafune/contract/avatars';
import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RadioPills } from '../../../../ui/radio-pills.tsx';
import { RangeField } from '../../../../ui/range-field.tsx';
import { useSpeaker } from '../../use-speaker.ts';
import { sampleLine } from '../sample-lines.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { StepTitle } from './step-title.tsx';

const TIMBRE_WORDS: Record<Voice['timbre'], string> = { grave: 'Grave', media: 'Média', aguda: 'Aguda' };
const TIMBRES = VOICE_TIMBRES.map((id) => ({ id, label: TIMBRE_WORDS[id] }));

/** 0.7 … 1.3 in words around the middle. */
function scaleText(value: number, [low, middle, high]: readonly [string, string, string]): string {
  if (value === 1) return middle;
  const isFar = Math.abs(value - 1) > 0.16;
  return `${isFar ? 'Bem' : 'Um pouco'} ${value < 1 ? low : high}`;
}

/** Steps of a slider do not add up exactly in binary. */
function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Her voice, heard on request. */
export function VoiceStep({ form }: { form: WizardForm }) {
  const { voice, personality } = form.fields;
  const change = (part: Partial<Voice>): void => form.change({ voice: { ...voice, ...part } });
  return (
    <>
      <StepTitle step="voz" />
      <RadioPills label="Timbre" options={TIMBRES} value={voice.timbre} onChange={(timbre) => change({ timbre })} />
      <RangeField
        label="Ritmo"
        text={scaleText(voice.rate, ['devagar', 'Natural', 'rápido'])}
        value={voice.rate}
        min={0.7}
        max={1.3}
        step={0.05}
        ends={['Sem pressa', 'Animada']}
        onChange={(rate) => change({ rate: tidy(rate) })}
      />
      <RangeField
        label="Altura"
        text={scaleText(voice.pitch, ['baixa', 'Natural', 'alta'])}
        value={voice.pitch}
        min={0.7}
        max={1.3}
        step={0.05}
        ends={['Mais baixa', 'Mais alta']}
        onChange={(pitch) => change({ pitch: tidy(pitch) })}
      />
      <Listen line={sampleLine(personality)} voice={voice} isPerson={form.isPerson} />
    </>
  );
}

type ListenProps = { line: string; voice: Voice; isPerson: boolean };

function Listen({ line, voice, isPerson }: ListenProps) {
  const { source, speak } = useSpeaker(isPerson);
  const [isSpeaking, setIsSpeaking] = useState(false);
  const [failed, setFailed] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  if (source === 'none') {
    return (
      <Notice>
        Este navegador não tem voz em português do Brasil, então não dá pra ouvir aqui. As escolhas ficam guardadas.
      </Notice>
    );
  }

  function toggle(): void {
    setFailed(false);
    if (isSpeaking) {
      stop.current?.();
      setIsSpeaking(false);
      return;
    }
    setIsSpeaking(true);
    stop.current = speak(line, voice, {
      onEnd: () => setIsSpeaking(false),
      onFailure: () => {
        setIsSpeaking(false);
        setFailed(true);
      },
    });
  }

  return (
    <div className="listen">
      <Button
        variant="creme"
        icon={
          isSpeaking ? <Square className="icon" aria-hidden="true" /> : <Play className="icon" aria-hidden="true" />
        }
        onClick={toggle}
      >
        {isSpeaking ? 'Parar' : 'Ouvir a voz'}
      </Button>
      <p className="listen-hint">
        {source === 'house'
          ? 'Aqui valem o timbre e o ritmo; a altura vale nas vozes dos navegadores.'
          : 'A voz é do seu navegador; em outro aparelho ela pode soar diferente.'}
      </p>
      {failed && <Notice kind="error">A voz não saiu. Tente de novo daqui a pouco.</Notice>}
    </div>
  );
}
