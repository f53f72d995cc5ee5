import type { OfflineWords } from '../conversation-state.ts';
import { OFFLINE_MARK } from './message-foot.tsx';
import { Blocks, type Speaker, Thinking } from './message-row.tsx';

/** What she answered on this device to a message that waits; it goes along with it, and looks the same afterwards. */
export function OfflineReplyRow({ reply, speaker }: { reply: OfflineWords; speaker: Speaker }) {
  if (reply.text === '') return <Thinking speaker={speaker} />;
  return (
    <>
      <span className="visually-hidden">{speaker.name}: </span>
      <Blocks content={reply.text} side="her" streaming={!reply.isWhole} face={speaker} />
      <div className="message-foot message-foot-her">
        <span className="message-note">{OFFLINE_MARK}</span>
      </div>
    </>
  );
}
