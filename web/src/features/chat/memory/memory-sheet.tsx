import './memory.css';
import type { Memory, MemoryKind } from '@cafune/contract/chat/memory';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, Sheet } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { dictationQuery, useTranscriptionConsent } from '../voice/api.ts';
import { memoriesQuery, useMemoryConsent } from './api.ts';
import { Closeness } from './closeness.tsx';
import { MemoryItem } from './memory-item.tsx';
import { PinForm } from './pin-form.tsx';

type MemorySheetProps = {
  avatar: { id: string; name: string };
  /** Brings a message on screen; undefined where there is no conversation behind. */
  goToMessage: ((place: { conversationId: string; messageId: string }) => void) | undefined;
  onClose: () => void;
};

/** "O que ela lembra": to see, correct, pin and forget; and how close they are. */
export function MemorySheet({ avatar, goToMessage, onClose }: MemorySheetProps) {
  const { data, isPending, isError, error, refetch } = useQuery(memoriesQuery(avatar.id));
  return (
    <Sheet open onClose={onClose} label={`O que ${avatar.name} lembra`}>
      <div className="memory">
        <header>
          <h2>O que {avatar.name} lembra</h2>
          <p className="memory-lead">Só você vê. Nada daqui vai pra outra personagem nem pra outra pessoa.</p>
        </header>
        <Closeness avatarId={avatar.id} />
        {isPending && (
          <Loading>
            <Skeleton style={{ height: 56 }} />
            <Skeleton style={{ height: 56 }} />
          </Loading>
        )}
        {isError && <ErrorState message={sentenceFor(error)} onRetry={() => void refetch()} />}
        {data?.consent === 'granted' && (
          <>
            <Groups avatar={avatar} items={data.items} goToMessage={goToMessage} />
            <PinForm avatar={avatar} />
          </>
        )}
        {data && data.consent !== 'granted' && (
          <p className="memory-empty">
            <b>A memória está desligada.</b> Ligada, {avatar.name} lembra do que você conta, e aqui dá pra ver, corrigir
            e apagar cada lembrança.
          </p>
        )}
        <DictationConsent />
        {data && <Consent avatarId={avatar.id} isOn={data.consent === 'granted'} count={data.items.length} />}
      </div>
    </Sheet>
  );
}

const GROUPS: readonly { kind: MemoryKind; title: string }[] = [
  { kind: 'pinned', title: 'Fixadas' },
  { kind: 'fact', title: 'Sobre você' },
  { kind: 'loop', title: 'Esperando o dia' },
  { kind: 'episode', title: 'Conversas de antes' },
];

type GroupsProps = { avatar: { id: string; name: string }; items: readonly Memory[] } & Pick<
  MemorySheetProps,
  'goToMessage'
>;

function Groups({ avatar, items, goToMessage }: GroupsProps) {
  if (items.length === 0)
    return (
      <p className="memory-empty">
        <b>Ainda se conhecendo.</b> O que você contar e {avatar.name} guardar fica aqui. Também dá pra pedir, com suas
        palavras.
      </p>
    );
  return GROUPS.map(({ kind, title }) => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {own.map((memory) => (
            <MemoryItem key={memory.id} avatarId={avatar.id} memory={memory} goToMessage={goToMessage} />
          ))}
        </ul>
      </section>
    );
  });
}

type ConsentProps = { avatarId: string; isOn: boolean; count: number };

function Consent({ avatarId, isOn, count }: ConsentProps) {
  const { mutate, isPending } = useMemoryConsent(avatarId);
  const [isAsking, setAsking] = useState(false);
  const set = (isGranted: boolean) =>
    mutate(isGranted, {
      onSuccess: () => setAsking(false),
      onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }),
    });
  return (
    <>
      <Switch
        label="Deixar que lembrem de mim"
        hint="Vale pra todas; o que uma sabe não passa pra outra. Desligar apaga o que todas lembravam. As conversas ficam."
        checked={isOn}
        disabled={isPending}
        onChange={(wanted) => (wanted || count === 0 ? set(wanted) : setAsking(true))}
      />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Apagar o que elas lembram?"
        actions={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              Deixar como está
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => set(false)}>
              Desligar e apagar
            </Button>
          </>
        }
      >
        <p>
          Todas as companhias esquecem o que você contou, e isso não tem volta. As conversas continuam onde estão, e dá
          pra ligar de novo quando quiser.
        </p>
      </Dialog>
    </>
  );
}

/** Where a yes to sending what is dictated elsewhere is taken back; nothing for who was never asked. */
function DictationConsent() {
  const { data } = useQuery(dictationQuery);
  const { mutate, isPending } = useTranscriptionConsent();
  const provider = data?.provider;
  if (!provider || provider.consent === 'unasked') return null;
  return (
    <Switch
      label="Deixar o ditado sair daqui"
      hint={`O que você dita vira texto em ${provider.host}. Desligado, o microfone pergunta de novo antes.`}
      checked={provider.consent === 'granted'}
      disabled={isPending}
      onChange={(isGranted) =>
        mutate(
          { provider: provider.host, isGranted },
          { onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }) },
        )
      }
    />
  );
}
