import './memory.css';
import { useQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { SheetDialog } from '../../../ui/dialog.tsx';
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
    <SheetDialog open onClose={onClose} title="Por que ela disse isso">
      <div className="memory">
        {isPending && (
          <Loading>
            <Skeleton style={{ height: 56 }} />
          </Loading>
        )}
        {error !== null && <ErrorState message={sentenceFor(error)} onRetry={() => void refetch()} />}
        {data && (
          <>
            <p>
              {avatar.name} é uma personagem de IA: nenhuma pessoa escreveu isso.{' '}
              {engineSentence(data.engine, data.isFallback)} {readSentence(data.historyCount, data.memories.length)}
            </p>
            {data.memories.length > 0 && (
              <ul>
                {data.memories.map(({ isSaid, ...memory }) => (
                  <MemoryItem
                    key={memory.id}
                    avatarId={avatar.id}
                    memory={memory}
                    note={isSaid ? 'Falou disso.' : 'Sabia disso, mas não disse.'}
                    goToMessage={undefined}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </SheetDialog>
  );
}

function engineSentence(engine: string, isFallback: boolean): string {
  const who = engine.startsWith('embedded')
    ? 'Quem escreveu foi o motor da casa, sem mandar nada pra fora.'
    : `Quem escreveu foi o modelo ${engine.replace(/^openai:/u, '')}.`;
  return isFallback ? `O modelo de sempre não respondeu. ${who}` : who;
}

/** What went into the reply beside the engine: how much of the conversation, and what she remembered. */
function readSentence(historyCount: number, memoryCount: number): string {
  const words = historyCount === 1 ? 'a última mensagem' : `as últimas ${historyCount} mensagens`;
  const read =
    historyCount === 0 ? 'Ainda não havia conversa antes' : `Antes de responder, leu ${words} desta conversa`;
  return memoryCount === 0
    ? `${read}, e não usou nenhuma lembrança.`
    : `${read}, e contou com o que está aqui embaixo.`;
}
