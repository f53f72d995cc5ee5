/** A portrait of the catalogue, in the widths there are. */
export type Portrait = { id: string; src: string; srcSet: string };

const SHAPES = ['esquerda', 'direita', 'meio'];
const SIZES = '(min-width: 1024px) min(292px, 20.5vw), 168px';

/** Three portraits held like cards: the last one in front. Shapes hold their place. */
export function PortraitFan({ portraits }: { portraits: readonly Portrait[] }) {
  return (
    <section className="trial-fan" aria-hidden="true">
      {SHAPES.map((shape, index) => {
        const portrait = portraits[index];
        return (
          <figure key={shape}>
            {portrait !== undefined && (
              <img src={portrait.src} srcSet={portrait.srcSet} sizes={SIZES} alt="" width="360" height="480" />
            )}
          </figure>
        );
      })}
      <span className="trial-say">Que bom te ver por aqui.</span>
    </section>
  );
}
