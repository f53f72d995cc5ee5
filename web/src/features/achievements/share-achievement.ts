import type { Achievement } from '@cafune/contract/achievements';
import { showToast } from '../../ui/toast-store.ts';

/** Shares an achievement through the device, or copies it where there is no such thing. The link is the house's, nobody's page. */
export async function shareAchievement({ title }: Achievement): Promise<void> {
  const url = new URL('/landing', location.origin).href;
  const text = `Ganhei a conquista “${title}” no Cafuné.`;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: `${title} · Cafuné`, text, url });
      return;
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    showToast({ kind: 'success', title: 'Texto copiado', description: 'Agora é só colar onde quiser.' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'info', title: 'Copie o texto', description: `${text} ${url}` });
  }
}
