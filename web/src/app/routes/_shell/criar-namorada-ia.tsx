import type { WizardStep } from '@cafune/contract/avatars/creation';
import { createFileRoute } from '@tanstack/react-router';
import { readWizardStep, WizardScreen } from '../../../features/avatars/index.ts';
import { textParam } from '../../search-params.ts';
import { useTalk } from '../../use-talk.ts';

/** Where one is in the wizard, whom it edits, and whom a new one begins from. */
type WizardSearch = { passo?: string; editar?: string; copiar?: string };

function wizardSearch(search: Record<string, unknown>): WizardSearch {
  const passo = textParam(search.passo, 20);
  const editar = textParam(search.editar, 60);
  const copiar = textParam(search.copiar, 60);
  return {
    ...(passo === '' ? {} : { passo }),
    ...(editar === '' ? {} : { editar }),
    ...(copiar === '' ? {} : { copiar }),
  };
}

export const Route = createFileRoute('/_shell/criar-namorada-ia')({
  staticData: { title: 'Criar IA', hidesBottomBar: true, topBar: 'never' },
  validateSearch: wizardSearch,
  component: CreateAvatarRoute,
});

function CreateAvatarRoute() {
  const { passo, editar, copiar } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { talk, talkingTo } = useTalk();
  const go = (step: WizardStep, replace: boolean): void =>
    void navigate({ search: (now) => ({ ...now, passo: step }), replace, resetScroll: false });
  return (
    <WizardScreen
      step={readWizardStep(passo ?? '')}
      onStep={(step, options) => go(step, options?.replace === true)}
      editing={editar ?? null}
      copying={editar === undefined ? (copiar ?? null) : null}
      onCopied={() =>
        void navigate({ search: ({ copiar: _, ...others }) => ({ ...others, passo: 'essencia' }), replace: true })
      }
      onLeave={() => void navigate({ to: editar === undefined ? '/' : '/my-avatars' })}
      onTalk={(avatarId) => talk(avatarId)}
      isOpening={talkingTo !== null}
    />
  );
}
