import { clip, type Drawing, linear, radial, stop, url } from '../drawing.ts';
import { line, opacity, path } from '../svg.ts';

/** Neck and shoulders in one path. */
const BODY =
  'M258 398C259 446 261 472 256 494C251 516 220 530 178 545C128 562 96 578 80 620C66 660 60 740 58 860L544 860' +
  'C542 740 536 660 522 620C506 578 476 562 428 545C388 530 360 516 354 494C349 472 350 446 351 398Z';

function neckShadow(drawing: Drawing): string {
  const { deep, shade } = drawing.skin;
  const stops = stop(0, deep, 0.95) + stop(0.5, deep, 0.62) + stop(1, shade, 0);
  const fill = linear(drawing, { name: 'nk', axis: [0, 430, 0, 520] }, stops);
  const d = 'M240 396L372 396C366 452 356 486 336 512C320 526 296 520 280 500C262 476 246 440 240 396Z';
  return path(d, fill) + path('M356 430C350 480 352 510 390 530L470 556L440 500Z', shade, opacity(0.5));
}

/** Each collarbone is a dark line with a light one under it. */
function bones(drawing: Drawing): string {
  const { deep, light, shade } = drawing.skin;
  return (
    line('M286 505C290 526 294 540 298 552', [shade, 4], opacity(0.25)) +
    line('M334 496C328 520 320 540 314 552', [deep, 3.4], opacity(0.14)) +
    line('M294 562C268 546 214 548 150 568', [deep, 3.4], opacity(0.36)) +
    line('M288 569C262 556 218 558 168 574', [light, 5], opacity(0.6)) +
    line('M318 562C344 546 396 548 456 568', [deep, 3.4], opacity(0.42)) +
    line('M324 569C348 556 390 558 436 572', [light, 5], opacity(0.4)) +
    path('M297 556Q306 572 315 556Q306 564 297 556Z', deep, opacity(0.5))
  );
}

function shoulders(drawing: Drawing): string {
  const { deep, light } = drawing.skin;
  const stops = stop(0, light, 0.9) + stop(1, light, 0);
  const fill = radial(drawing, { name: 'sh1', centre: [128, 606], radius: 44 }, stops);
  const far = path('M522 620C500 640 492 700 496 800L560 800L560 620Z', deep, opacity(0.28));
  return `<ellipse cx="128" cy="606" rx="44" ry="26" fill="${fill}"/>${far}`;
}

/** Neck, shoulders and what of the chest every garment covers. */
export function drawBody(drawing: Drawing): string {
  const { skin } = drawing;
  clip(drawing, 'bd', BODY);
  const stops = stop(0, skin.light) + stop(0.35, skin.base) + stop(1, skin.shade);
  const skinFill = linear(drawing, { name: 'bg', axis: [90, 500, 520, 760] }, stops);
  const light = neckShadow(drawing) + bones(drawing) + shoulders(drawing);
  return `${path(BODY, skinFill)}<g clip-path="${url(drawing, 'bd')}">${light}</g>`;
}
