import './memory.css';
import { useQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { receiptQuery } from './api.ts';
import { MemoryItem } from './memory-item.tsx';

type ReceiptDialogProps = {
  avatar: { id: string; name: string };
  conversationId: string;
  messageId: string;
  onClose: () => void;
};

/** "Por que ela disse isso": what she was told, and what she knew of the person, to be put right there. */
export function ReceiptDialog({ avatar, conversationId, messageId, onClose }: ReceiptDialogProps) {
  const { data, isPending, error, refetch } = useQuery(receiptQuery(conversationId, messageId));
  return (
    <Sheet open onClose={onClose} label="Por que ela disse isso">
      <div className="memory">
        <header>
          <h2>Por que ela disse isso</h2>
        </header>
        {isPending && (
          <Loading>
            <Skeleton style={{ height: 56 }} />
          </Loading>
        )}
        {error !== null && <ErrorState message={sentenceFor(error)} onRetry={() => void refetch()} />}
        {data && (
          <>
            <p>
              {avatar.name} é uma personagem de IA. {engineSentence(data.engine, data.isFallback)} Antes de responder,
              leu as últimas {data.historyCount} mensagens desta conversa
              {data.memories.length === 0 ? ' e nenhuma lembrança sobre isso.' : ' e o que está abaixo.'}
            </p>
            <ul>
              {data.memories.map(({ isSaid, ...memory }) => (
                <MemoryItem
                  key={memory.id}
                  avatarId={avatar.id}
                  memory={{ ...memory, text: isSaid ? memory.text : `${memory.text} (sabia, não disse)` }}
                  goToMessage={undefined}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Sheet>
  );
}

function engineSentence(engine: string, isFallback: boolean): string {
  const who = engine.startsWith('embedded')
    ? 'Quem escreveu foi o motor da casa, sem mandar nada pra fora.'
    : `Quem escreveu foi o modelo ${engine.replace(/^openai:/u, '')}.`;
  return isFallback ? `O modelo de sempre não respondeu. ${who}` : who;
}
