import { useLayoutEffect, useRef, useState } from 'react';

type PostTextProps = { id: string; isActive: boolean; children: string };

/** Three lines at most (visual.md "Feed post"); what does not fit opens on request. */
export function PostText({ id, isActive, children }: PostTextProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isLonger, setLonger] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const text = ref.current;
    if (text !== null) setLonger(text.scrollHeight > text.clientHeight + 1);
  }, []);
  return (
    <div className="post-words">
      <p ref={ref} id={id} className="post-line" data-open={isOpen}>
        {children}
      </p>
      {isLonger && (
        <button
          type="button"
          className="post-more"
          tabIndex={isActive ? 0 : -1}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'menos' : 'mais'}
        </button>
      )}
    </div>
  );
}
