import { AVATAR_LIMITS } from '@cafune/contract/avatars/definition';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Globe, Lock } from 'lucide-react';
import { TextField } from '../../../../ui/field.tsx';
import { creationPriceQuery } from '../api.ts';
import { CardPreview } from '../components/card-preview.tsx';
import { FinishError } from '../components/finish-error.tsx';
import { Summary } from '../components/summary.tsx';
import { changeNoteProblem, counterOf, listProblems } from '../definition-problems.ts';
import type { PortraitCode } from '../portrait-drawer.ts';
import type { Finish } from '../use-finish.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { withDraft } from '../wizard-state.ts';
import { StepTitle } from './step-title.tsx';

type ReviewStepProps = {
  form: WizardForm;
  code: PortraitCode | null;
  finish: Finish;
  /** Where the large portrait is not beside it. */
  hasCard: boolean;
};

/** Everything once more, what is missing, who may see her, and what it costs. */
export function ReviewStep({ form, code, finish, hasCard }: ReviewStepProps) {
  return (
    <>
      <StepTitle step="revisar" isEditing={form.isEditing} />
      <FinishError finish={finish} />
      <Missing form={form} />
      {hasCard && <CardPreview form={form} code={code} />}
      <Summary form={form} />
      {form.isEditing ? <ChangeNote finish={finish} /> : <Visibility form={form} />}
      {!form.isEditing && <PriceLine />}
    </>
  );
}

function Missing({ form }: { form: WizardForm }) {
  const problems = listProblems(form.fields);
  if (problems.length === 0) return null;
  return (
    <section className="missing" aria-labelledby="falta">
      <h3 id="falta">Ainda falta</h3>
      <ul>
        {problems.map(({ field, step, message }) => (
          <li key={field}>
            <button type="button" onClick={() => form.goTo(step, field)}>
              <CircleAlert className="icon" aria-hidden="true" />
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const VISIBILITIES = [
  { isPublic: false, icon: Lock, title: 'Só eu', line: 'Ninguém mais vê nem conversa com ela.' },
  {
    isPublic: true,
    icon: Globe,
    title: 'No catálogo depois da análise',
    line: 'Uma pessoa da equipe olha antes. As suas conversas seguem só suas.',
  },
] as const;

function Visibility({ form }: { form: WizardForm }) {
  const { wantsPublic } = form.written;
  return (
    <fieldset className="radio-cards">
      <legend className="field-label">Quem pode conhecê-la</legend>
      {VISIBILITIES.map(({ isPublic, icon: Icon, title, line }) => (
        <label key={title} className="radio-card" data-checked={isPublic === wantsPublic}>
          <input
            type="radio"
            className="visually-hidden"
            name="visibilidade"
            checked={isPublic === wantsPublic}
            onChange={() => form.update((state) => withDraft(state, { wantsPublic: isPublic }))}
          />
          <Icon className="icon" aria-hidden="true" />
          <span>
            <b>{title}</b>
            <small>{line}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function PriceLine() {
  const { data } = useQuery(creationPriceQuery);
  if (data === undefined) return <p className="price-line" />;
  if (data.isFirst) return <p className="price-line">Grátis: é a sua primeira.</p>;
  return <p className="price-line">{data.coins === 0 ? 'Grátis.' : `${data.coins} moedas`}</p>;
}

function ChangeNote({ finish }: { finish: Finish }) {
  const counter = counterOf(finish.note.length, AVATAR_LIMITS.changeNote);
  return (
    <TextField
      label="O que mudou"
      name="changeNote"
      placeholder="Cabelo novo e uma história mais longa"
      value={finish.note}
      error={changeNoteProblem(finish.note)}
      hint={counter ?? 'Uma nota pra você lembrar. Se quiser.'}
      onChange={(event) => finish.setNote(event.target.value)}
    />
  );
}
