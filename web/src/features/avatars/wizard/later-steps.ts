/** What comes after the first step: loaded once the wizard is open, so that its first sight does not wait for it. */
export { Arrival } from './components/arrival.tsx';
export { CardImport } from './components/card-import.tsx';
export { CardWords } from './components/card-preview.tsx';
export { CopyQuestion } from './components/copy-question.tsx';
export { sampleLine } from './sample-lines.ts';
export { AppearanceStep } from './steps/appearance-step.tsx';
export { MannerStep } from './steps/manner-step.tsx';
export { ReviewStep } from './steps/review-step.tsx';
export { StoryStep } from './steps/story-step.tsx';
export { VoiceStep } from './steps/voice-step.tsx';
