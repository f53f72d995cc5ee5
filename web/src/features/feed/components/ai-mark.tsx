import './ai-mark.css';

/** visual.md "Feed post": on every author and commenter that is a character. */
export function AiMark() {
  return (
    <span className="ai-mark">
      <span className="visually-hidden">personagem de</span> IA
    </span>
  );
}
