import { showToast } from './toast-store.ts';

type Said = { title: string; description?: string };

/** Puts a text on the clipboard and says so; where the browser does not let us, it is said how to get it. */
export async function copyText(text: string, done: Said, refused: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', ...done });
  } catch {
    showToast({ kind: 'info', ...refused });
  }
}

/** Whether the device has a way of its own to share. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

type Shared = { title: string; text: string; url: string };

/**
 * Shares through the device, or copies where there is no such thing: the address alone, or with `copies: 'text'` the
 * text before it. Closing the device's sheet is no failure.
 */
export async function shareOrCopy(
  shared: Shared,
  { copies = 'link' }: { copies?: 'link' | 'text' } = {},
): Promise<void> {
  const { text, url } = shared;
  const copied = copies === 'link' ? url : `${text} ${url}`;
  const noun = copies === 'link' ? 'link' : 'texto';
  const byHand = { title: `Copie o ${noun}`, description: copied };
  if (!canShare()) {
    const done = { title: copies === 'link' ? 'Link copiado' : 'Texto copiado' };
    await copyText(copied, { ...done, description: 'Agora é só colar onde quiser.' }, byHand);
    return;
  }
  try {
    await navigator.share(shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'info', ...byHand });
  }
}
