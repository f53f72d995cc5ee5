import type { Drawing } from '../../drawing.ts';
import { px } from '../../geometry.ts';
import { line, opacity, path, repeat } from '../../svg.ts';
import type { Garment } from './garment.ts';

/** alcinha: a top on two straps. */
export function camisole({ cloth }: Drawing, fabric: string): Garment {
  const edge =
    'M58 740C104 742 150 716 190 684C226 660 268 684 302 706C338 684 380 660 414 684C454 716 496 742 542 740';
  const d =
    'M52 830L58 740C104 742 150 716 190 684C226 660 268 684 302 706C338 684 380 660 414 684' +
    'C454 716 496 742 542 740L548 830Z';
  const straps =
    line('M188 545C190 590 190 640 196 688', [cloth.dark, 7]) +
    line('M416 545C416 590 416 640 408 688', [cloth.dark, 7]) +
    line('M187 545C189 590 189 640 195 688', [cloth.base, 5]) +
    line('M415 545C415 590 415 640 407 688', [cloth.base, 5]);
  const details =
    line(edge, [cloth.light, 3], opacity(0.8)) +
    line('M302 708C304 740 304 770 302 800', [cloth.darkest, 2.4], opacity(0.4));
  return { drawn: straps + path(d, fabric) + details, printable: d };
}

/** ombro-a-ombro: a wide frill under bare shoulders. */
export function offShoulder({ cloth }: Drawing, fabric: string): Garment {
  const d = 'M46 830C50 730 54 676 66 634C140 664 226 684 302 684C378 684 464 664 536 634C548 676 552 730 556 830Z';
  const frill =
    'M58 634C140 664 226 684 302 684C378 684 464 664 544 634C556 660 558 690 554 716C500 700 470 742 424 726' +
    'C384 744 348 728 306 742C262 728 224 746 180 726C134 742 100 702 46 716C44 690 46 660 58 634Z';
  const pleats = repeat(13, (i) => {
    const y = 646 + 38 * Math.sin((i / 12) * Math.PI);
    const pleat = `M${76 + i * 37} ${px(y)}q${px((i - 6) * 1.2)} 26 ${px((i - 6) * 2)} 50`;
    return line(pleat, [i % 2 ? cloth.darkest : cloth.light, 2.4], opacity(0.4));
  });
  const shadow = path(frill, cloth.dark, 'transform="translate(0 7)" opacity=".5"');
  return { drawn: path(d, fabric) + shadow + path(frill, fabric) + pleats, printable: d };
}

/** regata: a scooped tank top. */
export function tankTop({ cloth }: Drawing, fabric: string): Garment {
  const d =
    'M150 553C160 640 230 676 304 676C378 676 446 640 456 553L494 566C486 640 500 690 540 720L548 830L52 830' +
    'L60 720C104 690 118 640 110 566Z';
  const edge = line('M150 553C160 640 230 676 304 676C378 676 446 640 456 553', [cloth.light, 5], opacity(0.8));
  return { drawn: path(d, fabric) + edge, printable: d };
}

/** frente-unica: a halter neck. */
export function halter({ cloth }: Drawing, fabric: string): Garment {
  const d =
    'M262 500C236 600 160 660 76 720L50 830L550 830L528 720C448 660 370 600 346 498L328 500' +
    'C326 560 318 620 304 668C290 620 280 560 280 502Z';
  const details =
    line('M280 502C280 560 290 620 304 668C318 620 326 560 328 500', [cloth.light, 3], opacity(0.8)) +
    line('M262 500C236 600 160 660 76 720', [cloth.darkest, 2.4], opacity(0.4)) +
    line('M304 668C300 720 302 760 304 830', [cloth.darkest, 2.4], opacity(0.4));
  return { drawn: path(d, fabric) + details, printable: d };
}
