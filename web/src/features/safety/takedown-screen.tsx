import './takedown.css';
import { TAKEDOWN_ANSWER_HOURS, TAKEDOWN_RELATIONS, TAKEDOWN_STATEMENT_MAX_LENGTH } from '@cafune/contract/safety';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioPills } from '../../ui/radio-pills.tsx';
import { useRequestTakedown } from './api.ts';
import {
  clearTakedownDraft,
  keepTakedownDraft,
  readTakedownDraft,
  type TakedownDraft,
  takedownInput,
  takedownProblems,
} from './takedown-draft.ts';

/** The counter shows from here on: before, nobody needs it. */
const COUNTER_FROM = TAKEDOWN_STATEMENT_MAX_LENGTH - 500;

/** Whoever recognises somebody in a character asks for her to be taken down; no account is needed. */
export function TakedownScreen({ address }: { address: string | undefined }) {
  const [draft, setDraft] = useState(() => readTakedownDraft(address));
  const [isChecked, setChecked] = useState(false);
  const request = useRequestTakedown();
  const problems = isChecked ? takedownProblems(draft) : {};

  const change = (part: Partial<TakedownDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepTakedownDraft(next);
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (request.isPending) return;
    const input = takedownInput(draft);
    setChecked(true);
    if (input === null) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(takedownProblems(draft))[0]}"]`)?.focus();
      return;
    }
    request.mutate(input, { onSuccess: clearTakedownDraft });
  }

  if (request.isSuccess) return <Received protocol={request.data.protocol} email={draft.email.trim()} />;
  return (
    <article className="takedown">
      <h1>Pedir a retirada de uma personagem</h1>
      <p className="takedown-lead">
        Pra quem se reconhece numa personagem, ou responde por alguém que se reconhece. Não precisa de conta. Uma pessoa
        da equipe lê cada pedido e responde por e-mail em até {TAKEDOWN_ANSWER_HOURS} horas.
      </p>
      <form onSubmit={submit} noValidate>
        <RadioPills
          label="Quem pede"
          options={TAKEDOWN_RELATIONS}
          value={draft.relation}
          onChange={(relation) => change({ relation })}
          error={problems.relation ?? null}
          disabled={request.isPending}
        />
        <TextField
          label="Seu nome completo"
          name="name"
          autoComplete="name"
          maxLength={120}
          value={draft.name}
          error={problems.name ?? null}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label="Seu e-mail"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="voce@correio.com"
          value={draft.email}
          error={problems.email ?? null}
          onChange={({ target }) => change({ email: target.value })}
        />
        <TextField
          label="Endereço da personagem"
          name="characterAddress"
          inputMode="url"
          maxLength={500}
          placeholder="O que aparece no navegador quando o perfil está aberto"
          value={draft.characterAddress}
          error={problems.characterAddress ?? null}
          onChange={({ target }) => change({ characterAddress: target.value })}
        />
        <TextArea
          label="O que aconteceu"
          name="statement"
          rows={5}
          maxLength={TAKEDOWN_STATEMENT_MAX_LENGTH}
          value={draft.statement}
          error={problems.statement ?? null}
          hint={counterOf(draft.statement)}
          onChange={({ target }) => change({ statement: target.value })}
        />
        <p className="takedown-note">
          Usamos estes dados só pra tratar o pedido.{' '}
          <Link to="/privacy-policy" className="link">
            Privacidade
          </Link>
        </p>
        {request.isError && <Notice kind="error">{sentenceFor(request.error)}</Notice>}
        <Button type="submit" variant="primary" size="lg" busy={request.isPending}>
          Enviar pedido
        </Button>
      </form>
    </article>
  );
}

function counterOf(statement: string): string | undefined {
  if (statement.length < COUNTER_FROM) return undefined;
  const said = (count: number): string => count.toLocaleString('pt-BR');
  return `${said(statement.length)} de ${said(TAKEDOWN_STATEMENT_MAX_LENGTH)}`;
}

function Received({ protocol, email }: { protocol: string; email: string }) {
  return (
    <article className="takedown">
      <ShieldCheck className="takedown-mark" aria-hidden="true" />
      <h1>Pedido recebido</h1>
      <p className="takedown-lead" role="status">
        O protocolo é <strong className="num">{protocol}</strong>. A resposta chega em {email} em até{' '}
        {TAKEDOWN_ANSWER_HOURS} horas.
      </p>
      <Link to="/content-policy" className={buttonClass('soft')}>
        Ver a política de conteúdo
      </Link>
    </article>
  );
}
