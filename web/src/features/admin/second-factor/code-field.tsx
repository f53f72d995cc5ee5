import { TextField } from '../../../ui/field.tsx';

type CodeFieldProps = { code: string; error: string | null; onChange: (code: string) => void };

/** Six digits of the app, or a recovery code. */
export function CodeField({ code, error, onChange }: CodeFieldProps) {
  return (
    <TextField
      label="Código"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="123456"
      maxLength={40}
      value={code}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
