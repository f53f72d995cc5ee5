import { PIX_KEY_KINDS, type PixKeyKind } from '@cafune/contract/affiliates/earnings';
import { type FormEvent, type HTMLAttributes, useState } from 'react';
import { hasCode, sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { PasswordField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioPills } from '../../../ui/radio-pills.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useSetPixKey } from '../api.ts';

type PixKeyDialogProps = { open: boolean; email: string; isNew: boolean; onClose: () => void };

/** Where commissions are sent, confirmed by the password: whoever finds an open panel cannot turn the money aside. */
export function PixKeyDialog({ open, email, isNew, onClose }: PixKeyDialogProps) {
  return (
    <SheetDialog open={open} onClose={onClose} title={isNew ? 'Cadastrar chave Pix' : 'Trocar a chave Pix'}>
      <PixKeyForm email={email} onDone={onClose} />
    </SheetDialog>
  );
}

type Kind = { label: string; example: string; inputMode: HTMLAttributes<HTMLInputElement>['inputMode'] };
const KINDS: Readonly<Record<PixKeyKind, Kind>> = {
  cpf: { label: 'CPF', example: '123.456.789-09', inputMode: 'numeric' },
  cnpj: { label: 'CNPJ', example: '12.345.678/0001-95', inputMode: 'text' },
  phone: { label: 'Celular', example: '(11) 91234-5678', inputMode: 'tel' },
  email: { label: 'E-mail', example: 'voce@correio.com', inputMode: 'email' },
  random: { label: 'Aleatória', example: '0a1b2c3d-4e5f-…', inputMode: 'text' },
};
const OPTIONS = PIX_KEY_KINDS.map((id) => ({ id, label: KINDS[id].label }));

type Form = { kind: PixKeyKind | null; pixKey: string; password: string };
type Errors = Readonly<Record<keyof Form, string | null>>;

/** What is missing, once somebody tried, and what the server refused, each beside its field. */
function errorsOf({ kind, pixKey, password }: Form, refusal: unknown): Errors {
  const said = (code: string): string | null => (hasCode(refusal, code) ? sentenceFor(refusal) : null);
  return {
    kind: kind === null ? 'Escolha o tipo da chave.' : null,
    pixKey: pixKey.trim() === '' ? 'Informe a chave Pix.' : said('affiliates.invalid-pix-key'),
    password: password === '' ? 'Informe sua senha.' : said('affiliates.wrong-password'),
  };
}

const NO_ERRORS: Errors = { kind: null, pixKey: null, password: null };

/** Nothing typed here outlives the dialog. */
function PixKeyForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [form, setForm] = useState<Form>({ kind: null, pixKey: '', password: '' });
  const [isChecked, setChecked] = useState(false);
  const save = useSetPixKey();
  const errors = isChecked ? errorsOf(form, save.error) : NO_ERRORS;
  const isSaidBeside = errors.pixKey !== null || errors.password !== null;
  const change = (changes: Partial<Form>): void => {
    setForm({ ...form, ...changes });
    if (save.isError) save.reset();
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const { kind, pixKey, password } = form;
    if (kind === null || Object.values(errorsOf(form, null)).some((error) => error !== null)) return;
    save.mutate(
      { kind, pixKey, password },
      {
        onSuccess: () => {
          showToast({ kind: 'success', title: 'Chave Pix guardada' });
          onDone();
        },
      },
    );
  }

  return (
    <form className="panel-form" onSubmit={submit} noValidate>
      <p className="ink-2">É pra ela que as comissões vão. Depois de guardada, aqui só aparecem o começo e o fim.</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <RadioPills
        label="Tipo da chave"
        options={OPTIONS}
        value={form.kind}
        error={errors.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label="Chave Pix"
        name="pix-key"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={form.kind === null ? 'text' : KINDS[form.kind].inputMode}
        placeholder={form.kind === null ? undefined : KINDS[form.kind].example}
        value={form.pixKey}
        error={errors.pixKey}
        onChange={(event) => change({ pixKey: event.target.value })}
      />
      <PasswordField
        label="Sua senha de afiliado"
        name="current-password"
        autoComplete="current-password"
        value={form.password}
        error={errors.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      {save.isError && !isSaidBeside && <Notice kind="error">{sentenceFor(save.error)}</Notice>}
      <Button type="submit" variant="primary" size="lg" busy={save.isPending}>
        Guardar chave
      </Button>
    </form>
  );
}
