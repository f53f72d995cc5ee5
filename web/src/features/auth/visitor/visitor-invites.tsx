import { type ReactNode, useEffect, useRef } from 'react';
import { showInvite } from './invite-store.ts';
import { isAtTheDoor, watchMoment } from './is-good-moment.ts';
import { PrizeBanner } from './prize-banner.tsx';
import type { SignupPopupProps } from './signup-popup.tsx';
import { useInvite } from './use-invite.ts';
import { markPrizeDismissed, markSignupDismissed } from './visitor-cookies.ts';
import { watchVisitor } from './watch-visitor.ts';

type VisitorInvitesProps = {
  /** Not signed in, and that is known. */
  isVisitor: boolean;
  path: string;
  /** Draws the popup with whoever fits: characters are known elsewhere. */
  drawSignup: (props: Omit<SignupPopupProps, 'companion'>) => ReactNode;
};

/** The two invitations to visitors: when they come, and how they look. */
export function VisitorInvites({ isVisitor, path, drawSignup }: VisitorInvitesProps) {
  const invite = useInvite();
  const isClosedHere = isAtTheDoor(path);
  const closedHere = useRef(isClosedHere);
  useEffect(() => {
    closedHere.current = isClosedHere;
    if (isClosedHere) showInvite(null);
  }, [isClosedHere]);

  useEffect(() => {
    if (!isVisitor) return;
    const moment = watchMoment();
    const stopWatching = watchVisitor(() => !closedHere.current && moment.isGood());
    return () => {
      stopWatching();
      moment.stop();
      showInvite(null);
    };
  }, [isVisitor]);

  const leave = (): void => showInvite(null);
  if (invite === null || isClosedHere) return null;
  if (invite === 'prize') {
    const dismiss = (): void => {
      markPrizeDismissed();
      showInvite(null);
    };
    return <PrizeBanner onDismiss={dismiss} onLeave={leave} />;
  }
  const dismiss = (): void => {
    markSignupDismissed();
    showInvite(null);
  };
  return drawSignup({ returnTo: path === '/' ? undefined : path, onDismiss: dismiss, onLeave: leave });
}
