import './dialog.css';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  className: string;
  label: { id: string } | { text: string };
  children: ReactNode;
};

/** The browser's own modal: it traps focus, closes on Escape and gives focus back. */
function Modal({ open, onClose, className, label, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  const naming = 'id' in label ? { 'aria-labelledby': label.id } : { 'aria-label': label.text };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click only serves the backdrop
    <dialog
      ref={ref}
      className={className}
      {...naming}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
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
