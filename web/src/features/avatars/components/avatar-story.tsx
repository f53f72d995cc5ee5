import { type Avatar, PERSONALITY_SLIDERS } from '@cafune/contract/avatars';
import type { LucideIcon } from 'lucide-react';
import { ArrowUpRight, Bot, Feather, Heart, Languages, Leaf } from 'lucide-react';
import { capitalized } from '../common-tags.ts';
import { VoiceSample } from './voice-sample.tsx';

type AvatarStoryProps = { avatar: Avatar; disabled: boolean; onStarter: (starter: string) => void };

function sentenceList(items: readonly string[]): string {
  return capitalized(items.join(', '));
}

/** Her two clearest traits: "Romântica e calma". */
function mannerOf(avatar: Avatar): string {
  const words = PERSONALITY_SLIDERS.map(({ id, low, high }) => ({ value: avatar.personality[id], low, high }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, 2)
    .map(({ value, low, high }) => (value < 0 ? low : high));
  return capitalized(words.join(' e '));
}

function creatorOf({ creator }: Avatar): string {
  if (creator.isMe) return 'Você';
  return creator.kind === 'house' ? 'Cafuné' : (creator.firstName ?? 'Alguém da comunidade');
}

function factsOf(avatar: Avatar): { icon: LucideIcon; title: string; text: string }[] {
  const facts = [
    { icon: Languages, title: 'Jeito', text: mannerOf(avatar) },
    { icon: Feather, title: 'Criada por', text: creatorOf(avatar) },
    { icon: Heart, title: 'Gosta de', text: sentenceList(avatar.loves) },
    { icon: Leaf, title: 'Nas horas livres', text: sentenceList(avatar.hobbies) },
  ];
  return facts.filter(({ text }) => text !== '');
}

/** Who she is, how she sounds, what she likes, and three ways to begin. */
export function AvatarStory({ avatar, disabled, onStarter }: AvatarStoryProps) {
  return (
    <>
      {avatar.bio !== '' && <p className="avatar-bio">{avatar.bio}</p>}
      <VoiceSample avatar={avatar} />
      <dl className="avatar-facts">
        {factsOf(avatar).map(({ icon: Icon, title, text }) => (
          <div key={title}>
            <dt>
              <Icon className="icon" aria-hidden="true" />
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
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
        <span>
          {avatar.name} é uma personagem de IA: as falas são geradas por computador e o retrato é uma ilustração.
        </span>
      </p>
    </>
  );
}
