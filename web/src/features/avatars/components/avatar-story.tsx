import type { Avatar } from '@cafune/contract/avatars';
import { ArrowUpRight, Bot, Heart, Leaf } from 'lucide-react';
import { capitalized } from '../common-tags.ts';

type AvatarStoryProps = { avatar: Avatar; disabled: boolean; onStarter: (starter: string) => void };

function sentenceList(items: readonly string[]): string {
  return capitalized(items.join(', '));
}

/** Who she is, what she likes, and three ways to begin. */
export function AvatarStory({ avatar, disabled, onStarter }: AvatarStoryProps) {
  return (
    <>
      <p className="avatar-bio">{avatar.bio}</p>
      <dl className="avatar-facts">
        {avatar.loves.length > 0 && (
          <div>
            <dt>
              <Heart className="icon" aria-hidden="true" />
              Gosta de
            </dt>
            <dd>{sentenceList(avatar.loves)}</dd>
          </div>
        )}
        {avatar.hobbies.length > 0 && (
          <div>
            <dt>
              <Leaf className="icon" aria-hidden="true" />
              Nas horas livres
            </dt>
            <dd>{sentenceList(avatar.hobbies)}</dd>
          </div>
        )}
      </dl>
      {avatar.starters.length > 0 && (
        <div className="grid gap-3">
          <h2>Puxe assunto</h2>
          <ul className="avatar-starters">
            {avatar.starters.map((starter) => (
              <li key={starter}>
                <button type="button" disabled={disabled} onClick={() => onStarter(starter)}>
                  {starter}
                  <ArrowUpRight className="icon" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="ai-note">
        <Bot className="icon" aria-hidden="true" />
        <span>{avatar.name} é uma personagem de IA: as falas são geradas por computador e o retrato é um desenho.</span>
      </p>
    </>
  );
}
