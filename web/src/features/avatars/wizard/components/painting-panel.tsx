import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Brush, Undo2 } from 'lucide-react';
import { hasCode, sentenceFor } from '../../../../platform/api-client/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { creationPriceQuery } from '../api.ts';
import { isUndrawn } from '../portrait-history.ts';
import { priceWords } from '../price-words.ts';
import { returnTo } from '../return-to.ts';
import type { PortraitPainting } from '../use-painting.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { withoutPainting } from '../wizard-state.ts';
import { useWizardState } from '../wizard-store.ts';

/** The painting of her look, with its price, and the way back to the drawing. Only where an image model is configured. */
export function PaintingPanel({ form, painting }: { form: WizardForm; painting: PortraitPainting }) {
  const price = useQuery({ ...creationPriceQuery, enabled: form.isPerson });
  const isDrawn = useWizardState(form.store, ({ draft }) => draft.fields.painting === null);
  const isEmpty = useWizardState(form.store, ({ draft }) => isUndrawn(draft.fields.portrait));
  if (!form.isPerson || price.data?.canPaint !== true) return null;
  return (
    <div className="painting">
      {isDrawn ? (
        <Button
          size="sm"
          variant="line"
          icon={<Brush className="icon" aria-hidden="true" />}
          busy={painting.isPending}
          disabled={isEmpty}
          onClick={painting.paint}
        >
          {`Pintar com IA${priceWords(price.data.helpCoins)}`}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="line"
          icon={<Undo2 className="icon" aria-hidden="true" />}
          onClick={() => form.update(withoutPainting)}
        >
          Voltar pro desenho
        </Button>
      )}
      <p className="painting-hint" role="status">
        {painting.isPending && 'Pintando o retrato.'}
      </p>
      {painting.error !== null && (
        <Notice kind="error">
          {sentenceFor(painting.error)}{' '}
          {hasCode(painting.error, 'coins.insufficient') && (
            <Link to="/coins" search={{ voltar: returnTo('aparencia') }} className="link">
              Comprar moedas
            </Link>
          )}
        </Notice>
      )}
    </div>
  );
}
