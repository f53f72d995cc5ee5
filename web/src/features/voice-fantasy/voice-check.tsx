import './voice-check.css';
import { Mic, MicOff, Play, Square } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type MicrophoneState, useMicrophone } from './use-microphone.ts';
import { canSpeak, useSpeech, useVoices } from './use-voices.ts';

/** What every voice says, so that they can be compared. */
const LINE = 'Oi. Sou uma voz do seu navegador, e é assim que eu falo.';
/** How flat the strand lies in silence, as a part of its full height. */
const STILL = 0.06;

/** Whether this browser can speak Portuguese and hear. Nothing is recorded, sent or charged. */
export function VoiceCheck() {
  return (
    <div className="voice-check">
      <SpeechCard />
      <MicrophoneCard />
    </div>
  );
}

function SpeechCard() {
  const voices = useVoices();
  const { speaking, failed, say, stop } = useSpeech();
  return (
    <section className="card voice-card" aria-labelledby="vozes">
      <h2 id="vozes">Vozes em português</h2>
      {voices.length === 0 ? (
        <p>
          {canSpeak
            ? 'Este navegador não trouxe nenhuma voz em português do Brasil. Dá pra instalar uma nos ajustes do aparelho, em idioma e voz.'
            : 'Este navegador não sabe falar. Em outro, como o Chrome ou o Safari, dá pra ouvir.'}
        </p>
      ) : (
        <>
          <p>Toque pra ouvir a mesma frase em cada uma: “{LINE}”</p>
          <ul>
            {voices.map((voice) => {
              const isSpeaking = speaking === voice.voiceURI;
              return (
                <li key={voice.voiceURI}>
                  <span>
                    <b>{voice.name}</b>
                    <small>{voice.localService ? 'Do seu aparelho' : 'Pela internet, pelo seu navegador'}</small>
                  </span>
                  <Button
                    size="sm"
                    icon={
                      isSpeaking ? (
                        <Square className="icon" aria-hidden="true" />
                      ) : (
                        <Play className="icon" aria-hidden="true" />
                      )
                    }
                    aria-label={`${isSpeaking ? 'Parar' : 'Ouvir'} ${voice.name}`}
                    onClick={() => (isSpeaking ? stop() : say(voice, LINE))}
                  >
                    {isSpeaking ? 'Parar' : 'Ouvir'}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {failed && <Notice kind="error">A voz não saiu. Confira o volume e tente outra.</Notice>}
    </section>
  );
}

const MICROPHONE_NOTES: Record<MicrophoneState, string> = {
  off: 'A gente só pede o microfone quando você tocar no botão. Nada é gravado nem enviado.',
  asking: 'Seu navegador está perguntando se pode.',
  on: 'Fale alguma coisa: o fio acompanha o volume.',
  denied: 'O navegador não deixou. Pra mudar, toque no cadeado ao lado do endereço e permita o microfone.',
  missing: 'Nenhum microfone por aqui. Se houver um, confira se está ligado ao aparelho.',
};

function MicrophoneCard() {
  const { state, level, start, stop } = useMicrophone();
  const isOn = state === 'on';
  return (
    <section className="card voice-card" aria-labelledby="microfone">
      <h2 id="microfone">Microfone</h2>
      <p role="status">{MICROPHONE_NOTES[state]}</p>
      <div className="voice-level" data-on={isOn}>
        <meter
          className="visually-hidden"
          aria-label="Volume do microfone"
          min={0}
          max={100}
          value={Math.round(level * 100)}
        />
        <svg viewBox="0 0 480 72" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path
            d="M0 36q20-68 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            style={{ '--h': isOn ? Math.max(STILL, level) : STILL } as CSSProperties}
          />
        </svg>
      </div>
      <Button
        variant={isOn ? 'line' : 'primary'}
        icon={isOn ? <MicOff className="icon" aria-hidden="true" /> : <Mic className="icon" aria-hidden="true" />}
        busy={state === 'asking'}
        onClick={() => (isOn ? stop() : void start())}
      >
        {isOn ? 'Desligar o microfone' : 'Testar o microfone'}
      </Button>
    </section>
  );
}
