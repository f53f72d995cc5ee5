import type { FeedPost } from '@cafune/contract/feed';
import { showToast } from '../../ui/toast-store.ts';

/** Shares a link to the post through the device, or copies it where there is no such thing. */
export async function sharePost({ id, avatar, text }: FeedPost): Promise<void> {
  const url = new URL(`/feed?post=${id}`, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: `${avatar.name} (IA) · Cafuné`, text, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', title: 'Link copiado', description: 'Agora é só colar onde quiser.' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'info', title: 'Copie o link', description: url });
  }
}
