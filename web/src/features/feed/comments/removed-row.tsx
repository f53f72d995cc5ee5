import { useEffect, useLayoutEffect, useRef } from 'react';

type RemovedRowProps = {
  isReply: boolean;
  /** It was taken away just now, and the focus with it. */
  takesFocus: boolean;
  onUndo: () => void;
  /** It goes, and the focus was on it. */
  onFocusLost: () => void;
};

/** Stands where a comment was while it can come back: in the list, for a toast lies behind the dialog of the comments. */
export function RemovedRow({ isReply, takesFocus, onUndo, onFocusLost }: RemovedRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (document.activeElement === shown) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <li className="comment-removed" data-reply={isReply}>
      <span>Comentário apagado</span>
      <button type="button" ref={button} onClick={onUndo}>
        Desfazer
      </button>
    </li>
  );
}
