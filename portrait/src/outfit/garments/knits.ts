import { type Drawing, glow } from '../../drawing.ts';
import { px } from '../../geometry.ts';
import { line, opacity, path, repeat } from '../../svg.ts';
import { type Garment, RIGHT_SIDE, SIDES } from './garment.ts';

/** Long folds of a knit, and one soft shade low on it: the only shading that touches the chest. */
function drape(drawing: Drawing, strength: number): string {
  const { cloth } = drawing;
  const ribs = repeat(9, (i) => {
    const d = `M${120 + i * 45} ${600 + Math.abs(i - 4) * 8}q${(i - 4) * 3} 90 ${(i - 4) * 4} 200`;
    return line(d, [i % 2 ? cloth.darkest : cloth.light, 3], opacity(strength));
  });
  return ribs + glow(drawing, { centre: [304, 742], radii: [150, 40] }, [cloth.darkest, 0.34]);
}

/** gola-alta: a turtleneck. */
export function turtleneck(drawing: Drawing, fabric: string): Garment {
  const { cloth } = drawing;
  const d =
    `M250 470C266 486 338 486 356 468L362 500C378 518 400 532 432 540${RIGHT_SIDE}` +
    'L44 860C52 740 62 660 76 620C94 574 128 556 174 540C212 528 234 516 246 498Z';
  const collar = 'M246 470C262 486 340 486 360 468L364 520C340 536 266 538 241 522Z';
  const ribs = repeat(12, (i) =>
    line(`M${252 + i * 9.4} ${px(480 + Math.sin((i / 11) * 3.14) * 5)}v38`, [cloth.dark, 1.5], opacity(0.45)),
  );
  const fold = line('M244 500C268 514 338 514 362 498', [cloth.dark, 2], opacity(0.5));
  return {
    drawn: path(d, fabric) + path(collar, cloth.light) + fold + ribs + drape(drawing, 0.16),
    printable: d,
  };
}

/** tricot: a round-necked jumper. */
export function jumper(drawing: Drawing, fabric: string): Garment {
  const { cloth } = drawing;
  const d = `M214 536C232 590 372 592 392 534C408 538 418 541 430 544${SIDES}C190 540 202 538 214 536Z`;
  const collar = 'M206 534C228 600 378 602 400 532L384 528C366 576 244 576 224 530Z';
  const ribs = repeat(22, (i) => {
    const t = i / 21;
    const rib = `M${px(212 + t * 182)} ${px(540 + Math.sin(t * Math.PI) * 44)}l${px((0.5 - t) * -8)} 12`;
    return line(rib, [cloth.dark, 2], opacity(0.45));
  });
  return { drawn: path(d, fabric) + path(collar, cloth.light) + ribs + drape(drawing, 0.28), printable: d };
}

/** moletom: a hooded sweatshirt with two cords. */
export function hoodie({ cloth }: Drawing, fabric: string): Garment {
  const hood =
    'M214 500C170 510 138 548 150 590C196 610 250 640 304 640C358 640 412 610 456 590' +
    'C468 548 436 508 392 498C378 560 232 562 214 500Z';
  const d = `M204 552C232 610 376 612 402 550C414 546 422 544 430 544${SIDES}C186 544 194 546 204 552Z`;
  const rim =
    'M218 500C180 520 176 560 206 588C244 622 364 622 402 588C432 560 428 520 388 498' +
    'C408 560 374 592 304 592C236 592 200 560 218 500Z';
  const cords =
    line('M264 606C262 650 258 690 262 720', ['#f7f0e6', 4.5]) +
    line('M344 606C346 650 350 690 344 712', ['#f7f0e6', 4.5]);
  const sleeves =
    line('M120 640C140 700 140 760 134 830', [cloth.darkest, 3], opacity(0.3)) +
    line('M486 640C468 700 468 760 474 830', [cloth.darkest, 3], opacity(0.3));
  return { drawn: path(hood, cloth.dark) + path(d, fabric) + path(rim, cloth.light) + cords + sleeves, printable: d };
}
