import { Dices, Eye, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { PortraitCode } from '../portrait-drawer.ts';
import { portraitLabel, randomSeed } from '../portrait-words.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { lookBack, withLook } from '../wizard-state.ts';
import { useWizardState } from '../wizard-store.ts';
import { LivePortrait } from './portrait-art.tsx';

export type WizardPreviewProps = {
  form: WizardForm;
  code: PortraitCode;
  /** What she says, where the step is about that. */
  line: string | null;
  /** What is over her where she is shown as others will see her, in place of her name and the tools. */
  words: ReactNode;
};

/** Her, as she is now, with the way back and the dice. */
export function WizardPreview({ form, code, line, words }: WizardPreviewProps) {
  const { name } = form.fields;
  return (
    <section className={words === null ? 'wizard-preview' : 'wizard-preview avatar-card-hero'} aria-label="Prévia">
      <LivePortrait code={code} store={form.store} crop="card" label={portraitLabel(name)} />
      {words}
      {words === null && name.trim() !== '' && (
        <span className="tag tag-glass wizard-preview-name">
          <Eye className="icon" aria-hidden="true" />
          <span>{name.trim()}</span>
        </span>
      )}
      <LookNote form={form} />
      {line !== null && (
        <p className="wizard-preview-line">
          <span>{line}</span>
        </p>
      )}
      {words === null && <PreviewTools form={form} code={code} />}
    </section>
  );
}

/** What the last choice changed besides itself. */
function LookNote({ form }: { form: WizardForm }) {
  const note = useWizardState(form.store, ({ lookNote }) => lookNote);
  return (
    <p className="wizard-preview-note" role="status">
      {note !== null && <span className="tag tag-glass">{note}</span>}
    </p>
  );
}

function PreviewTools({ form, code }: Pick<WizardPreviewProps, 'form' | 'code'>) {
  const hasPast = useWizardState(form.store, ({ looks }) => looks.past.length > 0);
  return (
    <div className="wizard-preview-tools">
      <IconButton label="Desfazer" variant="glass" disabled={!hasPast} onClick={() => form.update(lookBack)}>
        <Undo2 className="icon" aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Sortear aparência"
        variant="glass"
        onClick={() => form.update((state) => withLook(state, code.surprise(randomSeed()), null))}
      >
        <Dices className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
