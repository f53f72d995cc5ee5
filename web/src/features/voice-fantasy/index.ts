/** Voice: for now, the check that this browser can speak and hear. */
export { VoiceCheck } from './voice-check.tsx';
