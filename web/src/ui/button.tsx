import './button.css';
import type { ComponentProps, ReactNode } from 'react';
import { ThinkingStrands } from './strand.tsx';

export type ButtonVariant = 'primary' | 'soft' | 'line' | 'creme' | 'ink' | 'glass' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The look of a button, for links that act as one. One primary per view. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = 'md'): string {
  return size === 'md' ? `button button-${variant}` : `button button-${variant} button-${size}`;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** While it waits the label stays and strands take the icon's place. */
  busy?: boolean;
  children: ReactNode;
};

export function Button({ variant = 'soft', size = 'md', icon, busy = false, children, ...rest }: ButtonProps) {
  const className = [buttonClass(variant, size), rest.className].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      {...rest}
      className={className}
      aria-busy={busy || undefined}
      disabled={rest.disabled === true || busy}
    >
      {busy ? <ThinkingStrands /> : icon}
      {children}
    </button>
  );
}
