import { Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { WizardForm } from '../use-wizard-form.ts';
import { broughtBack } from '../wizard-state.ts';

/** Another draft is shown now: why, and the way back to the one before. */
export function ReplacedNotice({ form }: { form: WizardForm }) {
  const { replaced } = form.written;
  if (replaced === null) return null;
  return (
    <Notice>
      <div className="replaced">
        <span>{replaced.why}</span>
        <Button
          size="sm"
          variant="line"
          icon={<Undo2 className="icon" aria-hidden="true" />}
          onClick={() => form.update(broughtBack)}
        >
          Desfazer
        </Button>
      </div>
    </Notice>
  );
}
