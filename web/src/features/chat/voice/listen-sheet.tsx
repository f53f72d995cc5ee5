import './voice.css';
import { useQuery } from '@tanstack/react-query';
import { Square, Volume2 } from 'lucide-react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { avatarQuery, useHasVoice } from '../../avatars/index.ts';
import { spokenQuery } from './api.ts';
import { useListening } from './use-listening.ts';

type ListenSheetProps = {
  avatar: { id: string; name: string };
  conversationId: string;
  messageId: string;
  onClose: () => void;
};

/** One message said in her voice: what is said is shown, the price before it is paid, and it stops when it is closed. */
export function ListenSheet({ avatar, conversationId, messageId, onClose }: ListenSheetProps) {
  const place = { conversationId, messageId };
  const { data, isPending, error, refetch } = useQuery(spokenQuery(place));
  const { data: profile } = useQuery(avatarQuery(avatar.id));
  const { at, play, stop } = useListening(place);
  const hasVoice = useHasVoice();
  const canPlay = data !== undefined && profile !== undefined && (data.isSpokenHere || hasVoice);
  const price = data !== undefined && data.priceCoins > 0 ? ` · ${data.priceCoins} moedas` : '';
  return (
    <Sheet open onClose={onClose} label={`Ouvir ${avatar.name}`}>
      <div className="listen">
        <h2>Na voz de {avatar.name}</h2>
        {isPending && (
          <Loading>
            <Skeleton style={{ height: 80 }} />
          </Loading>
        )}
        {error !== null && <ErrorState message={sentenceFor(error)} onRetry={() => void refetch()} />}
        {data !== undefined && (
          <ol>
            {data.sentences.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in a fixed order and may repeat
              <li key={index} aria-current={index === at}>
                {sentence}
              </li>
            ))}
          </ol>
        )}
        {data !== undefined && data.sentences.length === 0 && <p>Nessa mensagem só há gestos: não há o que dizer.</p>}
        {data !== undefined && !data.isSpokenHere && !hasVoice && (
          <p>Este navegador não tem uma voz em português do Brasil. Instale uma nas configurações do aparelho.</p>
        )}
        {at === null ? (
          <Button
            variant="primary"
            icon={<Volume2 className="icon" aria-hidden="true" />}
            disabled={!canPlay || data.sentences.length === 0}
            onClick={() => data !== undefined && profile !== undefined && play(data, profile.voice)}
          >
            Ouvir
            <span className="num">{price}</span>
          </Button>
        ) : (
          <Button icon={<Square className="icon" aria-hidden="true" />} onClick={stop}>
            Parar
          </Button>
        )}
      </div>
    </Sheet>
  );
}
