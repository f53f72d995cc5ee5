import { createFileRoute, Link } from '@tanstack/react-router';
import { Breadcrumb } from '../../../features/seo/index.ts';
import { VoiceCheck } from '../../../features/voice-fantasy/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';

export const Route = createFileRoute('/_shell/test-voice-call')({
  staticData: { title: 'Teste de voz' },
  component: TestVoiceRoute,
});

function TestVoiceRoute() {
  return (
    <>
      <Ambient light=".5 .085 158" />
      <div className="voice-page">
        <title>Teste de voz · Cafuné</title>
        <Breadcrumb current="Teste de voz">
          <Link to="/">Início</Link>
        </Breadcrumb>
        <p>Veja se o seu aparelho fala e escuta. É de graça, e o que o microfone ouve não sai do aparelho.</p>
        <VoiceCheck />
      </div>
    </>
  );
}
