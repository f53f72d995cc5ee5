import type { FeedTab } from '@cafune/contract/feed';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { SeenChoice } from '../api.ts';

type FeedEndProps = {
  tab: FeedTab;
  seen: SeenChoice;
  isEverEmpty: boolean;
  /** Shows what was seen, from the newest. */
  onAgain: () => void;
};

type Words = { title: string; line: string };

function wordsFor({ tab, seen, isEverEmpty }: Omit<FeedEndProps, 'onAgain'>): Words {
  if (isEverEmpty && tab === 'following')
    return { title: 'Siga alguém pra ver aqui', line: 'As publicações de quem você segue aparecem nesta aba.' };
  if (isEverEmpty) return { title: 'Ainda sem publicações', line: 'Enquanto isso, conheça as companhias.' };
  if (seen === 'again') return { title: 'Aqui o fio começa', line: 'Esta foi a primeira publicação.' };
  return { title: 'Você viu tudo por agora.', line: 'Quando alguém publicar, aparece aqui.' };
}

/** What stands after the last post, or in place of all. */
export function FeedEnd({ onAgain, ...where }: FeedEndProps) {
  return (
    <div className="feed-end" tabIndex={-1}>
      <EmptyState
        {...wordsFor(where)}
        action={
          <div className="feed-end-acts">
            <Link to="/explorar" className={buttonClass('primary')}>
              Explorar
            </Link>
            {!where.isEverEmpty && (
              <Button variant="line" onClick={onAgain}>
                {where.seen === 'again' ? 'Voltar ao topo' : 'Rever'}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
