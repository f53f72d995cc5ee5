/** The sound of a new message (spec §4): only when the person turned it on here. */
import { CHIME_VOLUME } from '@cafune/contract/notifications';
import { readLocal, removeLocal, writeLocal } from '../../platform/storage/local.ts';

/** The local chat-sound setting: on when it is "true". */
const CHAT_SOUND_KEY = 'chatSound';
const SOUND = '/sounds/notification.mp3';

export function isChimeOn(): boolean {
  return readLocal(CHAT_SOUND_KEY) === 'true';
}

export function setChime(isOn: boolean): void {
  if (isOn) writeLocal(CHAT_SOUND_KEY, 'true');
  else removeLocal(CHAT_SOUND_KEY);
}

/** Plays once, when on. That it cannot be played is ignored. */
export function playChime(): void {
  if (isChimeOn()) void playSound();
}

/** Plays whatever the setting, for trying it out. */
export async function playSound(): Promise<void> {
  const sound = new Audio(SOUND);
  sound.volume = CHIME_VOLUME;
  await sound.play().catch(() => undefined);
}
