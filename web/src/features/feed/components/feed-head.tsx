import { FEED_TABS, type FeedPost, type FeedTab } from '@cafune/contract/feed';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Ellipsis, Flag, UserRound } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { StrandUnderline } from '../../../ui/strand.tsx';

const TAB_NAMES: Readonly<Record<FeedTab, string>> = { 'for-you': 'Pra você', following: 'Seguindo' };

type FeedHeadProps = {
  tab: FeedTab;
  onTab: (tab: FeedTab) => void;
  onBack: () => void;
  /** The post on screen, if one is. */
  post: FeedPost | undefined;
  onReport: (post: FeedPost) => void;
};

/** Over the posts: the way back on phones, whose posts, and what can be done about this one. */
export function FeedHead({ tab, onTab, onBack, post, onReport }: FeedHeadProps) {
  return (
    <div className="feed-head" data-over={post === undefined ? 'page' : 'post'}>
      <IconButton label="Voltar" className="feed-back" onClick={onBack}>
        <ChevronLeft className="icon" aria-hidden="true" />
      </IconButton>
      <fieldset className="feed-tabs">
        <legend className="visually-hidden">Publicações de quem</legend>
        {FEED_TABS.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => onTab(name)}>
            {TAB_NAMES[name]}
            {name === tab && <StrandUnderline />}
          </button>
        ))}
      </fieldset>
      {post === undefined ? (
        <span className="feed-head-end" />
      ) : (
        <Menu
          trigger={(props) => (
            <IconButton label="Mais opções" {...props}>
              <Ellipsis className="icon" aria-hidden="true" />
            </IconButton>
          )}
        >
          {(close) => (
            <>
              <Link to="/avatar/$avatarId" params={{ avatarId: post.avatar.slug }} className="menu-item">
                <UserRound className="icon" aria-hidden="true" />
                Ver perfil de {post.avatar.name}
              </Link>
              <button
                type="button"
                className="menu-item"
                onClick={() => {
                  close();
                  onReport(post);
                }}
              >
                <Flag className="icon" aria-hidden="true" />
                Denunciar publicação
              </button>
            </>
          )}
        </Menu>
      )}
    </div>
  );
}
