/** When a visitor is invited: the rules of spec §4 "Signup popup" and "Prize banner", in time and scroll alone. */
import { currentInvite, type Invite, showInvite, subscribeToInvite } from './invite-store.ts';
import { markPrizeShown, markSignupShown, mayPrizeShow, maySignupShow, wasPrizeDismissed } from './visitor-cookies.ts';

/** Spec §9. */
const SCROLL_TRIGGER = 0.2;
const POPUP_TIMER_MS = 60_000;
const POPUP_TIMER_AFTER_BANNER_MS = 3_000;
const BANNER_DELAY_MS = 3_000;
/** What is due but would interrupt waits and looks again this often. */
const LOOK_AGAIN_MS = 500;

/** The part of the page above the fold's reach, 0 to 1; 0 where there is nothing to scroll. */
function scrolledPart(): number {
  const length = document.documentElement.scrollHeight - innerHeight;
  return length > 0 ? scrollY / length : 0;
}

/** Starts when a visitor is known as one; ends with the returned function. `isFree` says whether the moment is good. */
export function watchVisitor(isFree: () => boolean): () => void {
  const due = new Set<Invite>();
  const timers = new Map<Invite, ReturnType<typeof setTimeout>>();

  const settle = (): void => {
    if (due.size === 0 || currentInvite() === 'signup' || !isFree()) return;
    if (due.has('signup')) {
      due.delete('signup');
      if (!maySignupShow()) return;
      markSignupShown();
      // Never both: the banner gives way.
      showInvite('signup');
    } else if (due.delete('prize') && currentInvite() === null && mayPrizeShow(Date.now())) {
      markPrizeShown(Date.now());
      showInvite('prize');
    }
  };
  const dueIn = (invite: Invite, delayMs: number): void => {
    due.delete(invite);
    clearTimeout(timers.get(invite));
    const timer = setTimeout(() => {
      due.add(invite);
      settle();
    }, delayMs);
    timers.set(invite, timer);
  };
  const onScroll = (): void => {
    if (scrolledPart() < SCROLL_TRIGGER) return;
    removeEventListener('scroll', onScroll);
    due.add('signup');
    settle();
  };

  let before = currentInvite();
  const stopListening = subscribeToInvite(() => {
    const gone = currentInvite() === null ? before : null;
    before = currentInvite();
    if (gone === 'prize' && wasPrizeDismissed()) dueIn('signup', POPUP_TIMER_AFTER_BANNER_MS);
    // Not one right after the other.
    if (gone === 'signup' && due.has('prize')) dueIn('prize', BANNER_DELAY_MS);
  });
  dueIn('signup', wasPrizeDismissed() ? POPUP_TIMER_AFTER_BANNER_MS : POPUP_TIMER_MS);
  dueIn('prize', BANNER_DELAY_MS);
  addEventListener('scroll', onScroll, { passive: true });
  const look = setInterval(settle, LOOK_AGAIN_MS);

  return () => {
    stopListening();
    removeEventListener('scroll', onScroll);
    clearInterval(look);
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
