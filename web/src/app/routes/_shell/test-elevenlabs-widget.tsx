import { createFileRoute, Link } from '@tanstack/react-router';
import { Breadcrumb } from '../../../features/seo/index.ts';
import { VoiceCheck } from '../../../features/voice-fantasy/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';

export const Route = createFileRoute('/_shell/test-elevenlabs-widget')({
  staticData: { title: 'Voz de fora' },
  component: TestWidgetRoute,
});

function TestWidgetRoute() {
  return (
    <>
      <Ambient light=".5 .085 158" />
      <div className="voice-page">
        <title>Voz de fora · Cafuné</title>
        <Breadcrumb current="Voz de fora">
          <Link to="/">Início</Link>
        </Breadcrumb>
        <p>
          Esta página não carrega nenhum recurso de outra empresa: o Cafuné não pede nada a outros sites enquanto você
          navega. O que dá pra testar aqui é a voz do seu próprio navegador.
        </p>
        <VoiceCheck />
      </div>
    </>
  );
}
