import type { WizardStep } from '@cafune/contract/avatars/creation';

const TITLES: Record<WizardStep, { title: string; line: string }> = {
  essencia: { title: 'Quem é ela?', line: 'Nome e idade bastam pra começar. O resto já vem com uma sugestão.' },
  aparencia: { title: 'Aparência', line: '' },
  jeito: { title: 'O jeito dela', line: 'Arraste as contas no fio e veja como a fala dela muda.' },
  voz: { title: 'Como ela soa?', line: 'Um tom, um ritmo. Dá pra ouvir antes de escolher.' },
  historia: { title: 'De onde ela vem?', line: 'Só a primeira mensagem é necessária, e ela já está escrita.' },
  revisar: { title: 'Tudo do seu jeito?', line: 'Assim ela vai aparecer. Depois de dar vida, tudo pode mudar.' },
};

/** What a step asks; it takes the focus when one comes to it. */
export function StepTitle({ step, isEditing = false }: { step: WizardStep; isEditing?: boolean }) {
  const { title, line } = TITLES[step];
  const isHidden = step === 'aparencia';
  const shown = isEditing && step === 'revisar' ? 'Assim ela fica a partir da versão nova.' : line;
  return (
    <div className={isHidden ? 'visually-hidden' : 'step-title'}>
      <h2 id="passo" tabIndex={-1}>
        {title}
      </h2>
      {shown !== '' && <p>{shown}</p>}
    </div>
  );
}
