import type { MyAvatar } from '@cafune/contract/avatars/creation';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useStanding } from './api.ts';

const fail = (error: unknown): void =>
  showToast({ kind: 'error', title: 'Não deu certo', description: sentenceFor(error) });

/** Puts her away, with 30 days to change one's mind and a button to do it at once. */
export function useArchive(): (avatar: MyAvatar) => void {
  const archive = useStanding('archive');
  const restore = useRestore();
  return (avatar) =>
    archive.mutate(avatar.id, {
      onError: fail,
      onSuccess: () =>
        showToast({
          kind: 'info',
          title: `${avatar.name} foi arquivada`,
          description: 'Por 30 dias dá pra trazer de volta.',
          action: { label: 'Desfazer', act: () => restore(avatar) },
        }),
    });
}

/** Brings her back. */
export function useRestore(): (avatar: MyAvatar) => void {
  const restore = useStanding('restore');
  return (avatar) =>
    restore.mutate(avatar.id, {
      onError: fail,
      onSuccess: () => showToast({ kind: 'success', title: `${avatar.name} voltou` }),
    });
}

/** Asks for a place in the catalogue, or gives it back. */
export function usePublish(): { publish: (avatar: MyAvatar) => void; unpublish: (avatar: MyAvatar) => void } {
  const publish = useStanding('publish');
  const unpublish = useStanding('unpublish');
  return {
    publish: (avatar) =>
      publish.mutate(avatar.id, {
        onError: fail,
        onSuccess: () =>
          showToast({
            kind: 'success',
            title: `${avatar.name} está em análise`,
            description: 'Uma pessoa da equipe olha antes de ela entrar no catálogo. A gente avisa.',
          }),
      }),
    unpublish: (avatar) =>
      unpublish.mutate(avatar.id, {
        onError: fail,
        onSuccess: () => showToast({ kind: 'success', title: `${avatar.name} agora é só sua` }),
      }),
  };
}
