import { chatDictationRoutes } from '@cafune/contract/chat/dictation';
import { answer, type Mount } from '../../../platform/http/route.ts';
import type { ChatActionDeps } from '../deps.ts';
import { setProviderConsent } from '../memory/consent.ts';
import { readDictation, transcribe } from './transcribe.ts';

export function mountDictationRoutes(mount: Mount, deps: ChatActionDeps): void {
  mount(chatDictationRoutes.readDictation, async ({ session }) => answer(200, await readDictation(deps, session)));
  mount(chatDictationRoutes.transcribe, async ({ session, file }) =>
    answer(200, { text: await transcribe(deps, session, file.bytes) }),
  );
  mount(chatDictationRoutes.setTranscriptionConsent, async ({ session, body }) => {
    await setProviderConsent(deps, session, { leaving: 'transcription', ...body });
    return answer(204, undefined);
  });
}
