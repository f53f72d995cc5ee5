import { Link } from '@tanstack/react-router';
import { hasCode, sentenceFor } from '../../../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { returnTo } from '../return-to.ts';
import type { Finish } from '../use-finish.ts';

/** Why she does not live yet, and what can be done about it. What was written stays. */
export function FinishError({ finish }: { finish: Finish }) {
  const { error } = finish;
  if (error === null) return null;
  return (
    <Notice kind="error">
      <div className="finish-error">
        <p>{sentenceFor(error)}</p>
        {hasCode(error, 'coins.insufficient') && (
          <Link to="/coins" search={{ voltar: returnTo('revisar') }} className={buttonClass('line', 'sm')}>
            Comprar moedas
          </Link>
        )}
        {hasCode(error, 'avatars.sign-up-first') && (
          <Link to="/register" search={{ voltar: returnTo('revisar') }} className={buttonClass('line', 'sm')}>
            Criar conta
          </Link>
        )}
        {hasCode(error, 'avatars.already-made') && (
          <Link to="/my-avatars" className={buttonClass('line', 'sm')}>
            Minhas Namoradas
          </Link>
        )}
        {hasCode(error, 'avatars.version-conflict') && (
          <Button size="sm" variant="line" onClick={finish.loadNewest}>
            Recarregar
          </Button>
        )}
      </div>
    </Notice>
  );
}
