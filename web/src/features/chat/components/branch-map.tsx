import '../panels.css';
import type { Fork } from '@cafune/contract/chat/branches';
import { useQuery } from '@tanstack/react-query';
import { GitBranch, RotateCcw } from 'lucide-react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { readForks } from '../branches/api.ts';
import { plainText } from '../rich-text.ts';

type MapProps = {
  conversationId: string;
  name: string;
  onChoose: (place: { messageId: string; seq: number; variant: number }) => void;
  onClose: () => void;
};

/** Where the conversation parts, and the ways from there; the one on screen is marked. */
export function BranchMap({ conversationId, name, onChoose, onClose }: MapProps) {
  const query = useQuery({
    queryKey: ['chat.forks', conversationId],
    queryFn: ({ signal }) => readForks(conversationId, signal),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <SheetDialog open onClose={onClose} title="Caminhos da conversa">
      {query.isPending && (
        <Loading className="branch-loading">
          <Skeleton style={{ height: 96, borderRadius: 20 }} />
          <Skeleton style={{ height: 96, borderRadius: 20 }} />
        </Loading>
      )}
      {query.isError && (
        <div className="branch-empty" role="alert">
          <p>{sentenceFor(query.error)}</p>
          <Button icon={<RotateCcw className="icon" aria-hidden="true" />} onClick={() => void query.refetch()}>
            Tentar de novo
          </Button>
        </div>
      )}
      {query.data?.items.length === 0 && (
        <div className="branch-empty">
          <GitBranch className="icon" aria-hidden="true" />
          <p>
            <b>Um caminho só, por enquanto</b>
          </p>
          <p>
            Quando você reescrever uma mensagem ou pedir outra versão do que {name} disse, os caminhos aparecem aqui.
          </p>
        </div>
      )}
      {query.data !== undefined && query.data.items.length > 0 && (
        <Ways
          forks={query.data.items}
          parent={null}
          name={name}
          onChoose={(place) => {
            onClose();
            onChoose(place);
          }}
        />
      )}
    </SheetDialog>
  );
}

type Parent = NonNullable<Fork['parent']> | null;
type WaysProps = { forks: readonly Fork[]; parent: Parent; name: string; onChoose: MapProps['onChoose'] };

function isUnder(fork: Fork, parent: Parent): boolean {
  return fork.parent?.messageId === parent?.messageId && fork.parent?.variant === parent?.variant;
}

/** The forks that hang under one alternative, and theirs in turn. */
function Ways({ forks, parent, name, onChoose }: WaysProps) {
  const here = forks.filter((fork) => isUnder(fork, parent));
  if (here.length === 0) return null;
  return (
    <ol className="branches" aria-label={parent === null ? 'Onde a conversa se divide' : undefined}>
      {here.map((fork) => (
        <li key={fork.messageId}>
          <p className="branch-title">{fork.role === 'person' ? 'Você disse' : `${name} disse`}</p>
          <ul>
            {fork.alternatives.map((way) => {
              const isOnScreen = fork.isOnPath && way.isActive;
              const at = { messageId: fork.messageId, variant: way.variant };
              return (
                <li key={way.variant}>
                  <button
                    type="button"
                    className="branch-way"
                    aria-current={isOnScreen ? 'true' : undefined}
                    onClick={() => onChoose({ ...at, seq: fork.seq })}
                  >
                    <span>{plainText(way.excerpt) || 'Sem texto'}</span>
                    <small className="num">
                      {isOnScreen && 'Na tela · '}
                      {followText(way.messageCount)}
                      {way.isEdited && ' · reescrita'}
                    </small>
                  </button>
                  <Ways forks={forks} parent={at} name={name} onChoose={onChoose} />
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function followText(count: number): string {
  if (count === 0) return 'para aqui';
  return count === 1 ? '1 mensagem depois' : `${count.toLocaleString('pt-BR')} mensagens depois`;
}
