import { hex } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { line, opacity, path } from '../../svg.ts';
import { folds, type Garment, LEFT_SIDE, SIDES } from './garment.ts';

const OPEN_RIGHT_SIDE = 'L558 860C548 740 538 660 524 620C506 574 472 558 430 544';

/** camisa: a buttoned shirt with an open collar. */
export function shirt({ cloth }: Drawing, fabric: string): Garment {
  const d =
    `M232 526C246 576 276 640 304 690C330 640 360 576 374 524C396 534 410 538 430 544${SIDES}` +
    'C196 538 216 532 232 526Z';
  const collar =
    path('M240 500C222 514 214 528 214 540C236 586 262 624 288 650C282 606 262 546 250 512Z', cloth.light) +
    path('M366 498C386 512 394 526 394 538C374 586 346 624 320 650C328 606 346 546 358 510Z', cloth.base);
  const details =
    line('M214 540C236 586 262 624 288 650', [cloth.darkest, 2], opacity(0.45)) +
    line('M394 538C374 586 346 624 320 650', [cloth.darkest, 2], opacity(0.5)) +
    line('M304 690L304 830', [cloth.darkest, 2.2], opacity(0.5)) +
    `<circle cx="313" cy="722" r="4.5" fill="${cloth.darkest}" opacity=".6"/>` +
    `<circle cx="313" cy="772" r="4.5" fill="${cloth.darkest}" opacity=".6"/>` +
    line('M150 640C180 690 190 740 186 830', [cloth.darkest, 3], opacity(0.22)) +
    line('M462 640C434 690 424 740 428 830', [cloth.darkest, 3], opacity(0.28));
  return { drawn: path(d, fabric) + collar + details, printable: d };
}

/** What is worn under a blazer: dark under pale cloth, pale under the rest. */
function blazerTop({ cloth }: Drawing): string {
  const isPale = cloth.oklch[0] > 0.8;
  const under = isPale ? '#2a1c1d' : '#f4ebe2';
  const over = isPale ? '#2a1c1d' : '#f7f0e8';
  return (
    path('M236 560C254 640 280 700 304 740C328 700 354 640 372 560L430 830L180 830Z', under) +
    path('M228 640C262 656 344 656 382 640L400 830L210 830Z', over)
  );
}

/** blazer, worn open. */
export function blazer(drawing: Drawing, fabric: string): Garment {
  const { cloth } = drawing;
  const near = `M226 528C220 600 250 730 286 830${LEFT_SIDE}C194 538 212 534 226 528Z`;
  const far = `M380 528C388 600 356 730 320 830${OPEN_RIGHT_SIDE}C414 538 396 534 380 528Z`;
  const nearLapel = 'M228 524C196 566 186 610 190 640L220 646L206 670C228 724 256 770 286 830C254 720 228 610 234 530Z';
  const farLapel = 'M378 524C410 566 420 610 416 640L388 646L402 670C380 724 350 770 320 830C352 720 380 610 372 530Z';
  const edges =
    line('M190 640L220 646L206 670C228 724 256 770 286 830', [cloth.darkest, 2], opacity(0.5)) +
    line('M416 640L388 646L402 670C380 724 350 770 320 830', [cloth.darkest, 2], opacity(0.5));
  const sleeves = folds(drawing, 'M112 660C122 710 124 760 120 830', 'M490 660C482 710 480 760 484 830');
  const lapels = path(nearLapel, cloth.light) + path(farLapel, cloth.base);
  const fronts = path(near, fabric) + path(far, fabric);
  return { drawn: blazerTop(drawing) + fronts + lapels + edges + sleeves, printable: near + far };
}

function jacketStitches({ cloth }: Drawing): string {
  const seam = 'stroke-dasharray="6 5" opacity=".6"';
  return (
    line('M176 580L214 620L226 596', [cloth.darkest, 2], opacity(0.55)) +
    line('M430 580L394 620L380 596', [cloth.darkest, 2], opacity(0.55)) +
    line('M226 596C222 660 234 740 246 830', ['#e9d9b0', 2], seam) +
    line('M382 596C388 660 376 740 362 830', ['#e9d9b0', 2], seam) +
    line('M110 690L206 690', [cloth.darkest, 2.4], opacity(0.5)) +
    line('M400 690L498 690', [cloth.darkest, 2.4], opacity(0.5))
  );
}

/** jaqueta: a stitched jacket over a pale top. */
export function jacket(drawing: Drawing, fabric: string): Garment {
  const { cloth } = drawing;
  const top = path('M220 600C260 640 350 640 388 600L420 830L186 830Z', hex([0.94, 0.012, 70]));
  const near = `M224 526C214 590 226 720 246 830${LEFT_SIDE}C194 538 210 534 224 526Z`;
  const far = `M382 526C394 590 382 720 362 830${OPEN_RIGHT_SIDE}C414 538 398 534 382 526Z`;
  const collar =
    path('M236 504C206 520 186 546 176 580L214 620L226 596C222 570 226 540 240 520Z', cloth.light) +
    path('M370 502C402 518 420 546 430 580L394 620L380 596C384 570 382 540 368 520Z', cloth.light);
  const sleeves = folds(drawing, 'M100 600C116 640 120 720 112 830', 'M502 600C488 640 484 720 490 830');
  const fronts = path(near, fabric) + path(far, fabric);
  return { drawn: top + fronts + collar + jacketStitches(drawing) + sleeves, printable: near + far };
}

/** decote-v: a V neck. */
export function vNeck({ cloth }: Drawing, fabric: string): Garment {
  const d =
    `M196 539C226 600 270 660 304 694C336 660 378 600 408 538C416 540 424 542 430 544${SIDES}` +
    'C184 542 190 541 196 539Z';
  const details =
    line('M196 539C226 600 270 660 304 694C336 660 378 600 408 538', [cloth.light, 5], opacity(0.9)) +
    line('M304 694C296 730 280 770 250 830', [cloth.darkest, 3], opacity(0.35)) +
    line('M304 694C320 730 350 770 380 830', [cloth.darkest, 3], opacity(0.3));
  return { drawn: path(d, fabric) + details, printable: d };
}

/** quimono: two fronts crossed, with a dark border. */
export function kimono(drawing: Drawing, fabric: string): Garment {
  const { cloth } = drawing;
  const near = `M214 534C250 590 280 640 296 690L270 830${LEFT_SIDE}C190 540 202 538 214 534Z`;
  const far = `M392 534C350 620 300 720 236 830${OPEN_RIGHT_SIDE}C416 540 404 538 392 534Z`;
  const border =
    path('M214 534C250 590 280 640 300 700L282 726C262 660 226 600 190 541Z', cloth.darkest) +
    path('M392 534C350 620 300 720 236 830L278 830C336 730 386 640 418 541Z', cloth.darkest);
  const edges =
    line('M204 538C240 594 268 646 290 712', [cloth.light, 2.4], opacity(0.7)) +
    line('M405 538C366 628 318 722 258 830', [cloth.light, 2.4], opacity(0.7));
  const sleeves =
    line('M110 620C130 690 130 750 120 830', [cloth.darkest, 3], opacity(0.3)) +
    line('M498 620C480 690 482 750 490 830', [cloth.darkest, 3], opacity(0.3));
  return { drawn: path(near, fabric) + path(far, fabric) + border + edges + sleeves, printable: near + far };
}
