import './voice.css';
import { useQuery } from '@tanstack/react-query';
import { Square, Volume2 } from 'lucide-react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
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
  const canPlay = data !== undefined && profile && data.sentences.length > 0 && (data.isSpokenHere || hasVoice);
  return (
    <SheetDialog open onClose={onClose} title={`Na voz de ${avatar.name}`}>
      <div className="listen">
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
        {data !== undefined && data.sentences.length === 0 && (
          <p className="listen-note">Nessa mensagem só há gestos: não há o que dizer em voz alta.</p>
        )}
        {data !== undefined && !data.isSpokenHere && !hasVoice && (
          <p className="listen-note">
            Este aparelho não tem uma voz em português do Brasil. Dá pra instalar uma nas configurações dele.
          </p>
        )}
        {canPlay && at === null && (
          <Button
            variant="primary"
            icon={<Volume2 className="icon" aria-hidden="true" />}
            onClick={() => play(data, profile.voice)}
          >
            {data.priceCoins > 0 ? `Ouvir · ${data.priceCoins} moedas` : 'Ouvir'}
          </Button>
        )}
        {at !== null && (
          <Button icon={<Square className="icon" aria-hidden="true" />} onClick={stop}>
            Parar
          </Button>
        )}
      </div>
    </SheetDialog>
  );
}
