import './dictation.css';
import type { Dictation as DictationPlace } from '@cafune/contract/chat/dictation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readLocal, writeLocal } from '../../../platform/storage/local.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Draft } from '../draft.ts';
import { dictationQuery } from './api.ts';
import { canBrowserHear, canDeviceHear, listenInBrowser, listenOnDevice } from './browser-hearing.ts';
import { DictationQuestion } from './dictation-question.tsx';
import { DictationStrip, wordsFor } from './dictation-strip.tsx';
import { canRecord, listenHere } from './recorded-hearing.ts';
import { useDictation } from './use-dictation.ts';
import { usePushToTalk } from './use-push-to-talk.ts';

/** Said yes to once on this device. */
const BROWSER_KEY = 'dictation:browser';

type Way = keyof typeof WAYS;
const WAYS = { device: listenOnDevice, here: listenHere, browser: listenInBrowser };

/** On the device where it can; else ours where there is one, since what the browser hears may go to its maker. */
function wayFor(place: DictationPlace | null | undefined, isOnDevice: boolean): Way | null {
  if (isOnDevice) return 'device';
  if (place?.isWrittenHere && canRecord()) return 'here';
  return canBrowserHear() ? 'browser' : null;
}

/** It does not change while a page is open. */
const onDeviceQuery = queryOptions({
  queryKey: ['dictation', 'on-device'],
  queryFn: canDeviceHear,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
});

/** The microphone in the field. Nothing where neither the browser nor the installation can write down what is said. */
export function Dictation({ draft }: { draft: Draft }) {
  const { data: place, isPending } = useQuery(dictationQuery);
  const { data: isOnDevice } = useQuery(onDeviceQuery);
  if (isPending || isOnDevice === undefined) return null;
  const way = wayFor(place, isOnDevice);
  if (way === null) return null;
  return <DictationButton key={way} draft={draft} way={way} place={place ?? null} />;
}

type DictationButtonProps = { draft: Draft; way: Way; place: DictationPlace | null };

function DictationButton({ draft, way, place }: DictationButtonProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBrowserFine, setBrowserFine] = useState(() => readLocal(BROWSER_KEY) === 'yes');
  const control = useDictation({
    draft,
    listen: WAYS[way],
    onLevel: (level) => strip.current?.style.setProperty('--level', String(level)),
  });
  const { view, start, stop, cancel, again } = control;
  const isOn = view.phase !== 'off';
  const host = way === 'here' && place?.provider?.consent !== 'granted' ? (place?.provider?.host ?? null) : null;
  const mustAsk = way === 'browser' ? !isBrowserFine : host !== null;
  const press = usePushToTalk({
    isOn,
    isHearing: view.phase === 'hearing',
    start,
    stop,
    ask: mustAsk ? () => setAsking(true) : null,
  });
  useEscape(isOn, cancel);

  function begin(): void {
    if (way === 'browser') {
      writeLocal(BROWSER_KEY, 'yes');
      setBrowserFine(true);
    }
    setAsking(false);
    start();
  }

  return (
    <>
      <IconButton
        label="Ditado por voz"
        title="Toque pra ditar, ou segure e fale"
        className="dictation-button"
        aria-pressed={isOn}
        aria-busy={view.phase === 'writing' || undefined}
        {...press}
      >
        <Mic className="icon" aria-hidden="true" />
      </IconButton>
      <p role="status" className="visually-hidden">
        {wordsFor(view)}
      </p>
      {(isOn || view.problem !== null) && (
        <DictationStrip
          ref={strip}
          view={view}
          isLimited={way === 'here'}
          onCancel={cancel}
          onAgain={view.problem?.again === undefined ? null : again}
        />
      )}
      <DictationQuestion open={isAsking} host={host} onYes={begin} onNo={() => setAsking(false)} />
    </>
  );
}

/** Escape gives up the dictation before anything else in the conversation hears of it. */
function useEscape(isOn: boolean, cancel: () => void): void {
  const latest = useRef(cancel);
  latest.current = cancel;
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [isOn]);
}
