import './account.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useAuth, useUpdateProfile } from './api.ts';
import { firstNameError } from './form-validation.ts';

/** Changes the name. What was typed stays when the server does not answer. */
export function ProfileEditScreen() {
  const { user } = useAuth();
  const [firstName, setFirstName] = useState(user?.firstName ?? '');
  const [checked, setChecked] = useState(false);
  const update = useUpdateProfile();
  const navigate = useNavigate();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (firstNameError(firstName) !== null) return;
    update.mutate(firstName.trim(), {
      onSuccess: (saved) => {
        showToast({
          kind: 'success',
          title: 'Nome guardado',
          description: `Agora a gente te chama de ${saved.firstName}.`,
        });
        void navigate({ to: '/user-profile' });
      },
    });
  }

  return (
    <div className="account">
      <title>Editar perfil · Cafuné</title>
      <form className="card account-form" onSubmit={submit} noValidate>
        <h2>Como quer que te chamem?</h2>
        <p>É o nome que as companhias usam com você. Pode ser apelido.</p>
        <TextField
          label="Nome"
          name="firstName"
          autoComplete="given-name"
          placeholder="Caio"
          maxLength={60}
          value={firstName}
          error={checked ? firstNameError(firstName) : null}
          onChange={(event) => setFirstName(event.target.value)}
          onBlur={() => setChecked(true)}
        />
        {update.isError && <Notice kind="error">{sentenceFor(update.error)}</Notice>}
        <div className="account-actions">
          <Link to="/user-profile" className={buttonClass('soft')}>
            Voltar
          </Link>
          <Button type="submit" variant="primary" busy={update.isPending}>
            Guardar
          </Button>
        </div>
      </form>
    </div>
  );
}
