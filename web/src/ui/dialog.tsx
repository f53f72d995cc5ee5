import './dialog.css';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { dismissToastAt } from './toast-store.ts';
import { useDragToClose } from './use-drag-to-close.ts';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  className: string;
  label: { id: string } | { text: string };
  children: ReactNode;
};

/**
 * The browser's own modal: it traps focus, closes on Escape and gives focus back. What carries `data-autofocus` takes
 * the focus first.
 */
export function Modal({ open, onClose, className, label, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // Taken off the page while open, it still gives focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open === true) dialog.close();
    };
  }, []);
  const naming = 'id' in label ? { 'aria-labelledby': label.id } : { 'aria-label': label.text };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click only serves the backdrop
    <dialog
      ref={ref}
      className={className}
      {...naming}
      onClose={() => {
        // What is heard late of a closing, after it opened again, is over.
        if (ref.current?.open !== true) onClose();
      }}
      onClick={(event) => {
        // A toast is over the backdrop, but the browser gives its clicks to what is under it.
        if (event.target === ref.current && !dismissToastAt(event.clientX, event.clientY)) onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}

type DialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode; actions: ReactNode };

/** A question with two answers, the safe one first. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} className="dialog" label={{ id }}>
      <h2 className="dialog-title" id={id}>
        {title}
      </h2>
      {children}
      <div className="dialog-actions">{actions}</div>
    </Modal>
  );
}

type SheetProps = { open: boolean; onClose: () => void; label: string; children: ReactNode };

/** A bottom sheet on phones, a right drawer from 768 px. */
export function Sheet({ open, onClose, label, children }: SheetProps) {
  return (
    <Modal open={open} onClose={onClose} className="sheet" label={{ text: label }}>
      <div className="sheet-close">
        <IconButton label="Fechar" variant="soft" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </Modal>
  );
}

/** A panel that slides in from the left. What is inside brings its own way to close. */
export function Drawer({ open, onClose, label, children }: SheetProps) {
  return (
    <Modal open={open} onClose={onClose} className="drawer" label={{ text: label }}>
      {children}
    </Modal>
  );
}

type SheetDialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode };

/** Titled: a bottom sheet that drags away on phones, a dialog of 560 px from 768 px. */
export function SheetDialog({ open, onClose, title, children }: SheetDialogProps) {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} className="sheet-dialog" label={{ id }}>
      <SheetHead id={id} title={title} onClose={onClose} />
      {children}
    </Modal>
  );
}

function SheetHead({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const drag = useDragToClose(onClose);
  return (
    <header className="sheet-dialog-head" {...drag}>
      <h2 id={id} tabIndex={-1} data-autofocus="">
        {title}
      </h2>
      <IconButton label="Fechar" onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </header>
  );
}
