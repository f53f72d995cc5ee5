import type { HelpField } from '@cafune/contract/avatars/creation';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { greetingOf } from '../draft-fields.ts';
import type { Help } from '../use-help.ts';
import type { WizardForm } from '../use-wizard-form.ts';

type SuggestionProps = {
  form: WizardForm;
  help: Help;
  field: HelpField;
  /** What the field is called: "a história". */
  what: string;
};

/** One idea beside its field: taken, taken to be changed, or left. What it replaces can come back. */
export function Suggestion({ form, help, field, what }: SuggestionProps) {
  const [before, setBefore] = useState<{ text: string | null } | null>(null);
  const idea = help.suggestions[field];
  if (idea === undefined) {
    if (before === null) return null;
    return (
      <div className="suggestion-undo">
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            form.change({ [field]: before.text });
            setBefore(null);
          }}
        >
          Voltar ao texto de antes
        </Button>
      </div>
    );
  }

  function use(): void {
    const own = field === 'greeting' ? greetingOf(form.fields) : form.fields[field];
    setBefore(own === '' ? null : { text: form.fields[field] });
    form.change({ [field]: idea });
    form.onLeaveField(field);
    help.drop(field);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an idea is no form of its own
    <div className="suggestion" role="group" aria-label={`Ideia pra ${what}`}>
      <p>{idea}</p>
      <div className="suggestion-actions">
        <Button size="sm" variant="creme" onClick={use}>
          Usar
        </Button>
        <Button
          size="sm"
          variant="line"
          onClick={() => {
            use();
            form.goTo(field === 'tagline' ? 'essencia' : 'historia', field);
          }}
        >
          Editar
        </Button>
        <Button size="sm" variant="ghost" onClick={() => help.drop(field)}>
          Dispensar
        </Button>
      </div>
    </div>
  );
}
