import type { Avatar } from '@cafune/contract/avatars';
import { showToast } from '../../ui/toast-store.ts';

/** Shares the profile through the device, or copies its address where there is no such thing. */
export async function shareAvatar(avatar: Avatar): Promise<void> {
  const url = new URL(`/avatar/${avatar.slug}`, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: `${avatar.name} · Cafuné`, text: avatar.tagline, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', title: 'Link copiado', description: `Agora é só colar onde quiser.` });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'info', title: 'Copie o link', description: url });
  }
}
