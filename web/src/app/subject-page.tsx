import { type SeoPage, SeoScreen } from '../features/seo/index.ts';
import { useTalk } from './use-talk.ts';

/** A page by subject or by city; its button opens the conversation with who receives. */
export function SubjectPage({ page }: { page: SeoPage }) {
  const { talk, talkingTo } = useTalk();
  return <SeoScreen page={page} onTalk={(avatar) => talk(avatar.id)} isOpening={talkingTo !== null} />;
}
