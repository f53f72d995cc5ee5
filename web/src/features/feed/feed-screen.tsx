import './feed.css';
import './post.css';
import type { FeedPost, FeedTab } from '@cafune/contract/feed';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { readLocal, removeLocal, writeLocal } from '../../platform/storage/local.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { useMediaQuery } from '../../platform/use-media-query.ts';
import { useOnDemand } from '../../platform/use-on-demand.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type SeenChoice, useFollowAuthor, useLikePost } from './api.ts';
import type { CommentsPlace } from './comments/comments-place.ts';
import { FeedHead } from './components/feed-head.tsx';
import { FeedSide } from './components/feed-side.tsx';
import { FeedSkeleton } from './components/feed-skeleton.tsx';
import { FeedStream, type StreamHandlers } from './components/feed-stream.tsx';
import { keepPlace, readPlace } from './place.ts';
import { sharePost } from './share-post.ts';
import { useFeed } from './use-feed.ts';
import { useSeen } from './use-seen.ts';

/** Comments follow the post this long after it came to rest. */
const COMMENTS_AFTER_MS = 250;
/** Its presence turns the shortcuts of one letter off. */
const LETTERS_OFF_KEY = 'feedLettersOff';

const TRY_AGAIN = 'Confira a internet e tente de novo.';

/** A dialog is there before it opens: what it is about comes with its opening. */
const NOTHING = { subjectKind: 'feed-post', subjectId: '', subject: '' } as const;
type Reported = { subjectKind: 'feed-post' | 'feed-comment'; subjectId: string; subject: string };

type FeedScreenProps = {
  tab: FeedTab;
  onTab: (tab: FeedTab) => void;
  /** The post of a link: it comes first. */
  linkedId: string | undefined;
  onBack: () => void;
  onTalkAbout: (post: FeedPost) => void;
  /** With whom a conversation is being opened. */
  talkingTo: string | null;
  /** The app's own bar under the posts, on phones and tablets. */
  bar: ReactNode;
};

/** Posts of characters, one per screen. */
export function FeedScreen({ tab, onTab, linkedId, onBack, onTalkAbout, talkingTo, bar }: FeedScreenProps) {
  const address = `${tab} ${linkedId ?? ''}`;
  const { seen, startId, again } = useSeenChoice(address);
  const feed = useFeed({ tab, seen, linkedId });
  const [activeId, setActiveId] = useState<string>();
  const post = feed.posts.find(({ id }) => id === activeId);
  const [hasLetters, setLetters] = useState(() => readLocal(LETTERS_OFF_KEY) === null);
  const [reported, setReported] = useState<Reported | null>(null);
  const comments = useCommentsPlace(feed.posts, activeId);
  const CommentsLayer = useOnDemand({
    load: () => import('./comments/comments-layer.tsx').then((module) => module.CommentsLayer),
    wanted: comments.isBeside || comments.sheet !== null,
    onFailure: () => {
      comments.close();
      showToast({ kind: 'error', title: 'Os comentários não abriram', description: TRY_AGAIN });
    },
  });
  const ReportDialog = useOnDemand({
    load: () => import('../safety/index.ts').then((module) => module.ReportDialog),
    wanted: reported !== null,
    onFailure: () => {
      setReported(null);
      showToast({ kind: 'error', title: 'A denúncia não abriu', description: TRY_AGAIN });
    },
  });
  const on = usePostActs({ onTalkAbout, onComment: comments.open });
  useSeen(post?.id);

  useEffect(() => {
    if (feed.isLinkLost) showToast({ kind: 'info', title: 'Essa publicação não está mais aqui' });
  }, [feed.isLinkLost]);

  const reportComment = ({ id }: { id: string }): void =>
    setReported({ subjectKind: 'feed-comment', subjectId: id, subject: 'este comentário' });
  const turnLetters = (isOn: boolean): void => {
    setLetters(isOn);
    if (isOn) removeLocal(LETTERS_OFF_KEY);
    else writeLocal(LETTERS_OFF_KEY, '1');
  };
  return (
    <div
      className="feed"
      data-comments={comments.isBeside ? 'beside' : 'over'}
      style={{ '--amb': post?.avatar.ambient ?? '.5 .12 20' } as CSSProperties}
    >
      <title>Feed · Cafuné</title>
      <div className="feed-light" aria-hidden="true" />
      <FeedSide hasLetters={hasLetters} onLetters={turnLetters} />
      <div className="feed-column">
        <h1 className="visually-hidden">Feed</h1>
        <FeedHead
          tab={tab}
          onTab={onTab}
          onBack={onBack}
          post={post}
          onReport={({ id }) => setReported({ subjectKind: 'feed-post', subjectId: id, subject: 'esta publicação' })}
        />
        {feed.isPending ? (
          <FeedSkeleton />
        ) : feed.error === null || feed.posts.length > 0 ? (
          <FeedStream
            key={`${address} ${seen}`}
            feed={feed}
            where={{ tab, seen }}
            startId={startId}
            talkingTo={talkingTo}
            hasLetters={hasLetters}
            on={on}
            onActive={(id) => {
              setActiveId(id);
              keepPlace(address, { seen, postId: id });
            }}
            onAgain={again}
          />
        ) : (
          <div className="feed-problem">
            <ErrorState message={sentenceFor(feed.error)} busy={feed.isFetching} onRetry={feed.retry} />
          </div>
        )}
      </div>
      {CommentsLayer !== null && <CommentsLayer place={comments} onReport={reportComment} />}
      {bar}
      {ReportDialog !== null && (
        <ReportDialog open={reported !== null} {...(reported ?? NOTHING)} onClose={() => setReported(null)} />
      )}
    </div>
  );
}

/** Whether posts that were seen are shown at this address, and where somebody coming back was. */
function useSeenChoice(address: string) {
  const [chosen, setChosen] = useState<Readonly<Record<string, SeenChoice>>>({});
  const place = readPlace(address);
  const seen = chosen[address] ?? place?.seen ?? 'hide';
  const startId = place?.seen === seen ? place.postId : undefined;
  return { seen, startId, again: () => setChosen({ ...chosen, [address]: 'again' }) };
}

/** Beside the posts where there is room, else in a sheet that opens. */
function useCommentsPlace(posts: readonly FeedPost[], activeId: string | undefined): CommentsPlace {
  const isBeside = useMediaQuery('(min-width: 1280px)');
  const [sheet, setSheet] = useState<'read' | 'write' | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const settledId = useDebounced(activeId, COMMENTS_AFTER_MS);
  return {
    isBeside,
    field,
    sheet,
    post: posts.find(({ id }) => id === (isBeside ? settledId : activeId)),
    open: (how: 'read' | 'write'): void => {
      if (isBeside) field.current?.focus();
      else setSheet(how);
    },
    close: () => setSheet(null),
  };
}

type Acts = { onTalkAbout: (post: FeedPost) => void; onComment: (how: 'read' | 'write') => void };

function usePostActs({ onTalkAbout, onComment }: Acts): StreamHandlers {
  const like = useLikePost();
  const follow = useFollowAuthor();
  const onError = (error: unknown): void =>
    showToast({ kind: 'error', title: 'Não deu certo', description: sentenceFor(error) });
  return {
    onLike: (post) => like.mutate(post, { onError }),
    onFollow: (post) => follow.mutate(post, { onError }),
    onShare: (post) => void sharePost(post),
    onComment: () => onComment('read'),
    onWrite: () => onComment('write'),
    onTalkAbout,
  };
}
