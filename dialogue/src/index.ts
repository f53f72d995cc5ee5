/** The embedded engine: rules and data that talk without a network, the same on the server and in a browser. */
export { analyse } from './analyser/analyse.ts';
export { mentions } from './analyser/mention.ts';
export { isToldIn, touches } from './analyser/stems.ts';
export {
  type Answer,
  answer,
  type PublicCard,
  publicCard,
  readFacts,
  seedOf,
  wholeCard,
} from './dialogue/answer.ts';
export { compose } from './dialogue/compose.ts';
export { type Library, loadLibrary } from './dialogue/library.ts';
export { spendSaid } from './dialogue/said.ts';
export { makeRequest } from './dialogue/sample-request.ts';
export { readState } from './dialogue/state.ts';
export { summarize } from './dialogue/summarize.ts';
export { gleanFacts } from './gleaning/glean.ts';
export { mergeFacts } from './gleaning/merge.ts';
export { typingRhythm } from './typing.ts';
export { writeFields } from './writing/write.ts';
