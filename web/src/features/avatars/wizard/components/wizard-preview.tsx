import { Dices, Eye, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Drawing } from '../use-wizard-code.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { lookBack, withLook } from '../wizard-state.ts';
import { PortraitArt } from './portrait-art.tsx';

/** A seed for "Sortear": any positive integer a portrait can keep. */
export function randomSeed(): number {
  const [number = 1] = crypto.getRandomValues(new Uint32Array(1));
  return number >>> 1 || 1;
}

/** Who is drawn, for those who do not see it. */
export function portraitLabel(name: string): string {
  return name.trim() === '' ? 'Prévia do retrato' : `Prévia do retrato de ${name.trim()}`;
}

type WizardPreviewProps = {
  form: WizardForm;
  drawing: Drawing;
  /** What she says, where the step is about that. */
  line: string | null;
  /** What is over her where she is shown as others will see her, in place of her name and the tools. */
  words: ReactNode;
};

/** Her, as she is now, with the way back and the dice. */
export function WizardPreview({ form, drawing, line, words }: WizardPreviewProps) {
  const { name } = form.fields;
  const { code } = drawing;
  const { lookNote } = form.state;
  return (
    <section className={words === null ? 'wizard-preview' : 'wizard-preview avatar-card-hero'} aria-label="Prévia">
      <PortraitArt
        code={code}
        look={form.fields}
        crop="card"
        label={portraitLabel(name)}
        fallback={code === null && (drawing.failed ? <DrawingFailed onRetry={drawing.retry} /> : <Skeleton />)}
      />
      {words}
      {words === null && name.trim() !== '' && (
        <span className="tag tag-glass wizard-preview-name">
          <Eye className="icon" aria-hidden="true" />
          <span>{name.trim()}</span>
        </span>
      )}
      <p className="wizard-preview-note" role="status">
        {lookNote !== null && <span className="tag tag-glass">{lookNote}</span>}
      </p>
      {line !== null && (
        <p className="wizard-preview-line">
          <span>{line}</span>
        </p>
      )}
      {words === null && <PreviewTools form={form} drawing={drawing} />}
    </section>
  );
}

function PreviewTools({ form, drawing: { code } }: Pick<WizardPreviewProps, 'form' | 'drawing'>) {
  return (
    <div className="wizard-preview-tools">
      <IconButton
        label="Desfazer"
        variant="glass"
        disabled={form.state.looks.past.length === 0}
        onClick={() => form.update(lookBack)}
      >
        <Undo2 className="icon" aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Sortear aparência"
        variant="glass"
        disabled={code === null}
        onClick={() => {
          if (code !== null) form.update((state) => withLook(state, code.surprise(randomSeed()), null));
        }}
      >
        <Dices className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function DrawingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="wizard-preview-failed" role="alert">
      <p>O retrato não carregou. O resto segue funcionando.</p>
      <Button variant="line" onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  );
}
