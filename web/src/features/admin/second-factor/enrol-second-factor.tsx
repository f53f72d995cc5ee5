import { type FormEvent, useState } from 'react';
import { hasCode, sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, PasswordField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { useBeginSecondFactor, useConfirmSecondFactor, useEnter } from './api.ts';
import { CodeField } from './code-field.tsx';

type Given = { secret: string; address: string };

/** Password, picture and first code, recovery codes: once for every administrator. */
export function EnrolSecondFactor() {
  const [given, setGiven] = useState<Given | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} />;
  if (given !== null) return <FirstCode given={given} onDone={setCodes} />;
  return <Begin onGiven={setGiven} />;
}

function Begin({ onGiven }: { onGiven: (given: Given) => void }) {
  const [password, setPassword] = useState('');
  const begin = useBeginSecondFactor();
  const isWrong = hasCode(begin.error, 'auth.invalid-credentials');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '' && !begin.isPending) begin.mutate(password, { onSuccess: onGiven });
  }

  return (
    <form className="factor" onSubmit={submit} noValidate>
      <h1>Quem administra entra com dois fatores</h1>
      <p>Além da senha, um código de um aplicativo autenticador no seu celular. Comece confirmando a senha.</p>
      <PasswordField
        label="Sua senha"
        name="password"
        autoComplete="current-password"
        value={password}
        error={isWrong ? 'A senha não é essa.' : null}
        onChange={(event) => setPassword(event.target.value)}
      />
      {begin.isError && !isWrong && <Notice kind="error">{sentenceFor(begin.error)}</Notice>}
      <Button type="submit" variant="primary" busy={begin.isPending}>
        Continuar
      </Button>
    </form>
  );
}

type FirstCodeProps = { given: Given; onDone: (codes: readonly string[]) => void };

function FirstCode({ given: { secret, address }, onDone }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const confirm = useConfirmSecondFactor();
  const isWrong = hasCode(confirm.error, 'auth.invalid-code');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.trim() === '' || confirm.isPending) return;
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
  }

  return (
    <form className="factor" onSubmit={submit} noValidate>
      <h1>Aponte o aplicativo pra este código</h1>
      <QrCode text={address} label="QR code do segundo fator" />
      <p>
        Sem câmera, digite no aplicativo: <code className="factor-secret">{secret.replace(/.{4}(?=.)/gu, '$& ')}</code>
      </p>
      <CodeField code={code} error={isWrong ? sentenceFor(confirm.error) : null} onChange={setCode} />
      {confirm.isError && !isWrong && <Notice kind="error">{sentenceFor(confirm.error)}</Notice>}
      <Button type="submit" variant="primary" busy={confirm.isPending}>
        Confirmar
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isKept, setKept] = useState(false);
  const enter = useEnter();
  return (
    <div className="factor">
      <h1>Guarde os códigos de reserva</h1>
      <p>Cada um abre a administração uma vez, se você ficar sem o aplicativo. Eles não aparecem de novo.</p>
      <ol className="factor-codes" aria-label="Códigos de reserva">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Checkbox checked={isKept} onChange={setKept}>
        Guardei em lugar seguro
      </Checkbox>
      <Button variant="primary" disabled={!isKept} onClick={() => void enter()}>
        Entrar na administração
      </Button>
    </div>
  );
}
