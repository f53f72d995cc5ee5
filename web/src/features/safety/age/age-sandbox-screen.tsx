import './age.css';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { type SandboxOutcome, useAnswerSandbox } from './api.ts';

const ANSWERS: readonly { outcome: SandboxOutcome; label: string }[] = [
  { outcome: 'adult', label: 'É uma pessoa adulta' },
  { outcome: 'minor', label: 'É menor de idade' },
  { outcome: 'failed', label: 'Não deu pra saber' },
];

/** Stands in for a real provider where none is configured, and says so. */
export function AgeSandboxScreen({ state }: { state: string }) {
  const [person, setPerson] = useState('');
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useAnswerSandbox();
  const answer = (outcome: SandboxOutcome) =>
    mutate(
      { state, outcome, person: person.trim() },
      {
        onSuccess: (signed) => void navigate({ to: '/idade/retorno', search: { state, answer: signed.answer } }),
        onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }),
      },
    );
  return (
    <section className="age">
      <title>Conferência de teste · Cafuné</title>
      <h1>Conferência de teste</h1>
      <p>
        Esta instalação não tem um serviço de conferência de idade. Esta página responde no lugar dele, e serve só pra
        experimentar.
      </p>
      <TextField
        label="Nome de quem está sendo conferido"
        hint="O mesmo nome é sempre a mesma pessoa."
        value={person}
        maxLength={60}
        onChange={(event) => setPerson(event.target.value)}
      />
      <div className="age-answers">
        {ANSWERS.map(({ outcome, label }) => (
          <Button
            key={outcome}
            busy={isPending && variables.outcome === outcome}
            disabled={isPending || person.trim() === ''}
            onClick={() => answer(outcome)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
