import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Lightbulb } from 'lucide-react';
import { hasCode, sentenceFor } from '../../../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { creationPriceQuery } from '../api.ts';
import { priceWords } from '../price-words.ts';
import { returnTo } from '../return-to.ts';
import type { Help } from '../use-help.ts';

/** Asks for ideas, with the price on the button; visitors are shown the way to an account. */
export function HelpPanel({ help, isPerson }: { help: Help; isPerson: boolean }) {
  const price = useQuery(creationPriceQuery);
  if (!isPerson) {
    return (
      <Link to="/register" search={{ voltar: returnTo('historia') }} className={buttonClass('line')}>
        <Lightbulb className="icon" aria-hidden="true" />
        Crie sua conta pra pedir ideias
      </Link>
    );
  }
  return (
    <div className="help">
      <Button
        variant="line"
        icon={<Lightbulb className="icon" aria-hidden="true" />}
        busy={help.isPending}
        disabled={price.data === undefined}
        onClick={help.ask}
      >
        {`Pedir ideias${priceWords(price.data?.helpCoins)}`}
      </Button>
      <p className="help-hint">Cada texto vem separado: você usa, muda ou dispensa. Só cobra se vier.</p>
      {help.error !== null && (
        <Notice kind="error">
          {sentenceFor(help.error)}{' '}
          {hasCode(help.error, 'coins.insufficient') && (
            <Link to="/coins" search={{ voltar: returnTo('historia') }} className="link">
              Comprar moedas
            </Link>
          )}
        </Notice>
      )}
    </div>
  );
}
