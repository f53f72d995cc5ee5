import { Dices } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { portraitLabel, randomSeed } from '../portrait-words.ts';
import type { Drawing } from '../use-wizard-code.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { withLook } from '../wizard-state.ts';

type PresenceProps = { form: WizardForm; drawing: Drawing; line: string | null };

/** Her on a phone, where a step needs the room: a small portrait, and what is known of her or what she says. */
export function Presence({ form, drawing, line }: PresenceProps) {
  const { name, age, city } = form.fields;
  const { code, parts } = drawing;
  const place = [city.trim(), form.fields.state].filter(Boolean).join(', ');
  return (
    <div className="presence">
      <div className="presence-art">
        {parts === null ? (
          <Skeleton />
        ) : (
          <parts.LivePortrait code={code} store={form.store} crop="bust" label={portraitLabel(name)} />
        )}
      </div>
      {line === null ? (
        <div className="presence-text">
          <p className="presence-name">
            {name.trim() === '' ? 'Ela ainda não tem nome' : name.trim()}
            {age !== null && <small className="num"> {age}</small>}
          </p>
          <p>{place === '' ? 'Personagem de IA' : place}</p>
        </div>
      ) : (
        <p className="presence-line">{line}</p>
      )}
      {line === null && (
        <IconButton
          label="Sortear aparência"
          variant="soft"
          disabled={code === null}
          onClick={() => {
            if (code !== null) form.update((state) => withLook(state, code.surprise(randomSeed()), null));
          }}
        >
          <Dices className="icon" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
