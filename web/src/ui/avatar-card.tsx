import './avatar-card.css';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';

type AvatarCardProps = {
  name: string;
  age: number;
  line: string;
  /** Widths of the same picture; the browser takes what fits. */
  images: { card360: string; card720: string };
  /** Her light, "L C H", seen while the picture loads or if it is missing. */
  ambient: string;
  /** `sizes` of the picture. */
  sizes: string;
  hero?: boolean;
  /** Loads the picture before the others: only for what is first on the screen. */
  priority?: boolean;
  tag?: string | undefined;
  /** How many talk to her, in words. */
  count?: string | undefined;
  /** Wraps the name in the card's one link. */
  link: (name: ReactNode) => ReactNode;
  action?: ReactNode;
};

/** Portrait, scrim, name and age, one line of voice. The caller gives the link: the design system knows no routes. */
export function AvatarCard(props: AvatarCardProps) {
  const { name, age, line, images, ambient, sizes, hero = false, priority = false } = props;
  return (
    <article
      className={hero ? 'avatar-card avatar-card-hero' : 'avatar-card'}
      style={{ '--amb': ambient } as React.CSSProperties}
    >
      <img
        src={images.card360}
        srcSet={`${images.card360} 360w, ${images.card720} 720w`}
        sizes={sizes}
        alt={`Retrato ilustrado de ${name}`}
        width={360}
        height={480}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
      <span className="avatar-card-scrim" />
      {props.tag !== undefined && <span className="tag tag-glass">{props.tag}</span>}
      <div className="avatar-card-text">
        <h3>
          {props.link(
            <>
              {name} <small className="num">{age}</small>
            </>,
          )}
        </h3>
        <p>{line}</p>
        {props.count !== undefined && (
          <span className="avatar-card-count num">
            <MessageCircle className="icon" aria-hidden="true" />
            {props.count}
          </span>
        )}
        {props.action !== undefined && <div className="avatar-card-action">{props.action}</div>}
      </div>
    </article>
  );
}
