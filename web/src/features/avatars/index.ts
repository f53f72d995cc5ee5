/** The characters people talk to. */
export { avatarQuery, avatarsQuery, myAvatarsQuery } from './api.ts';
export { AvatarScreen } from './avatar-screen.tsx';
export { type CatalogueFilter, NO_FILTER, readFilter } from './catalogue-filter.ts';
export { capitalized } from './common-tags.ts';
export { LinkedAvatarCard } from './components/linked-avatar-card.tsx';
export { prefetchDeck } from './deck/deck-query.ts';
export { DeckScreen } from './deck/deck-screen.tsx';
export { ExploreScreen } from './explore/explore-screen.tsx';
export { MyAvatarsScreen } from './my-avatars-screen.tsx';
export { speak, useHasVoice } from './wizard/speak.ts';
export { WizardScreen } from './wizard/wizard-screen.tsx';
export { readWizardStep } from './wizard/wizard-steps.ts';
