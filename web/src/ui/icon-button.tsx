import './button.css';
import type { ComponentProps, ReactNode } from 'react';

export type IconButtonVariant = 'plain' | 'soft' | 'glass' | 'primary';

export function iconButtonClass(variant: IconButtonVariant = 'plain'): string {
  return variant === 'plain' ? 'icon-button' : `icon-button icon-button-${variant}`;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, said to assistive technology and shown on hover. */
  label: string;
  variant?: IconButtonVariant;
  children: ReactNode;
};

export function IconButton({ label, variant = 'plain', className, children, ...rest }: IconButtonProps) {
  const classes = [iconButtonClass(variant), className].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={classes} aria-label={label} title={rest.title ?? label}>
      {children}
    </button>
  );
}
