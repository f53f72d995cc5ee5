import './badges.css';

type FaceProps = { src: string | null; name: string; size: number };

/** A round face; the first letter stands in when there is no picture. Decorative: the name is always beside it. */
export function Face({ src, name, size }: FaceProps) {
  return (
    <span className="face" style={{ width: size, height: size }} aria-hidden="true">
      {src === null ? name.slice(0, 1) : <img src={src} alt="" width={size} height={size} loading="lazy" />}
    </span>
  );
}
