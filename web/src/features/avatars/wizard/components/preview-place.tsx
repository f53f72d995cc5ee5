import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Drawing } from '../use-wizard-code.ts';
import type { WizardPreviewProps } from './wizard-preview.tsx';

type PreviewPlaceProps = Omit<WizardPreviewProps, 'code'> & { drawing: Drawing };

/** Where she is drawn; what draws her may still be on its way. */
export function PreviewPlace({ drawing, ...shown }: PreviewPlaceProps) {
  const { parts, code } = drawing;
  if (parts !== null && code !== null) return <parts.WizardPreview {...shown} code={code} />;
  return (
    <section className="wizard-preview" aria-label="Prévia">
      {drawing.failed ? <DrawingFailed onRetry={drawing.retry} /> : <Skeleton />}
    </section>
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
