import type { Inline } from '../rich-text.ts';

/** The parts of a message as DOM nodes; no HTML is ever made from text. */
export function RichText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part) => {
    switch (part.kind) {
      case 'text':
        return <span key={part.at}>{part.text}</span>;
      case 'strong':
        return <strong key={part.at}>{part.text}</strong>;
      case 'em':
        return <em key={part.at}>{part.text}</em>;
      case 'link':
        return (
          <a key={part.at} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
            <span className="visually-hidden"> (abre em outra aba)</span>
          </a>
        );
    }
    return null;
  });
}
