import { AVATAR_LIMITS } from '@cafune/contract/avatars/definition';
import { ChipsField } from '../components/chips-field.tsx';
import { FormText } from '../components/form-text.tsx';
import { PersonalityControl } from '../components/personality-control.tsx';
import type { WizardForm } from '../use-wizard-form.ts';
import { StepTitle } from './step-title.tsx';

const LOVES = [
  'café passado na hora',
  'pôr do sol',
  'dançar na cozinha',
  'chuva na janela',
  'feira de domingo',
  'viagem sem roteiro',
  'música antiga',
  'cheiro de livro',
  'mar de manhã cedo',
  'bolo de fubá',
];
const HOBBIES = [
  'tocar violão',
  'fotografar',
  'trilha',
  'cozinhar',
  'ioga',
  'plantas',
  'cinema',
  'corrida',
  'cerâmica',
  'jogos de tabuleiro',
];

/** Her temperament on the mecha, and what she likes. */
export function MannerStep({ form }: { form: WizardForm }) {
  return (
    <>
      <StepTitle step="jeito" />
      <PersonalityControl
        personality={form.fields.personality}
        onChange={(personality) => form.change({ personality })}
      />
      <ChipsField
        form={form}
        field="loves"
        label="O que ela ama"
        placeholder="Escreva uma coisa"
        limit={AVATAR_LIMITS.loves}
        max={AVATAR_LIMITS.love}
        suggestions={LOVES}
      />
      <ChipsField
        form={form}
        field="hobbies"
        label="Passatempos"
        placeholder="Escreva um"
        limit={AVATAR_LIMITS.hobbies}
        max={AVATAR_LIMITS.hobby}
        suggestions={HOBBIES}
      />
      <FormText
        form={form}
        field="speech"
        label="Jeito de falar"
        max={AVATAR_LIMITS.speech}
        rows={3}
        placeholder="Fala baixo, usa 'meu bem' e ri no meio da frase."
        hint="Se quiser. O sotaque, as manias, o que ela nunca diz."
      />
    </>
  );
}
