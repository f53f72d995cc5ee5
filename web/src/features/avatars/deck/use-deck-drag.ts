import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type DragPose, outcomeOf, poseAt, speedOf } from './drag-pose.ts';

/** A movement smaller than this is a tap. */
const TAP_PX = 6;
/** Movements kept to tell the speed by. */
const SAMPLES = 12;

type Drag = {
  pointerId: number;
  x: number;
  y: number;
  samples: { x: number; atMs: number }[];
  /** Null until it is known that the card is meant, not the page. */
  parts: Parts | null;
};
type Parts = {
  card: HTMLElement;
  next: HTMLElement | null;
  dim: HTMLElement | null;
  like: HTMLElement | null;
  pass: HTMLElement | null;
  width: number;
  isCalm: boolean;
};

function partsOf(deck: HTMLElement): Parts | null {
  const card = deck.querySelector<HTMLElement>('[data-place="top"]');
  if (card === null) return null;
  const next = deck.querySelector<HTMLElement>('[data-place="next"]');
  return {
    card,
    next,
    dim: next?.querySelector('.swipe-dim') ?? null,
    like: card.querySelector('.swipe-label-like'),
    pass: card.querySelector('.swipe-label-pass'),
    width: card.offsetWidth,
    isCalm: isCalm(),
  };
}

/** Whether movement should be kept to what a finger does itself. */
export function isCalm(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Small things grow from the foot of the card: the lift keeps its head in sight. */
function underneath({ nextScale, nextLiftPx }: DragPose): string {
  return `translateY(calc(${(nextScale - 1) * 100}% - ${nextLiftPx}px)) scale(${nextScale})`;
}

/** Written on the elements themselves: React hears of a drag when it is over. */
function draw({ card, next, dim, like, pass, width, isCalm }: Parts, dx: number, dy: number): void {
  const pose = poseAt(dx, width);
  card.style.transform = `translate3d(${dx}px, ${dy}px, 0) rotate(${isCalm ? 0 : pose.angle}deg)`;
  if (like !== null) like.style.opacity = String(dx > 0 ? pose.label : 0);
  if (pass !== null) pass.style.opacity = String(dx < 0 ? pose.label : 0);
  if (next !== null && !isCalm) next.style.transform = underneath(pose);
  if (dim !== null) dim.style.opacity = String(pose.nextDim);
}

/** Leaves the rest to the style sheet, which carries on from where things are. */
function letGo(deck: HTMLElement, { card, next, dim, like, pass }: Parts, isSwiped: boolean): void {
  delete deck.dataset.dragging;
  for (const element of [next, dim, like, pass]) element?.removeAttribute('style');
  // A card that leaves does so from where it was let go.
  if (!isSwiped) card.style.removeProperty('transform');
}

/** A press that may become a drag: on the card, but not on what can be pressed there. */
function startOf(event: PointerEvent): Drag | null {
  if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return null;
  const isOnCard = event.target.closest('[data-place="top"]') !== null && event.target.closest('button') === null;
  if (!isOnCard) return null;
  return { pointerId: event.pointerId, x: event.clientX, y: event.clientY, samples: [], parts: null };
}

/** Takes the card once the movement is sideways: up and down belong to the page. */
function takeCard(deck: HTMLElement, drag: Drag, event: PointerEvent): Parts | null {
  const dx = Math.abs(event.clientX - drag.x);
  if (dx < TAP_PX || dx < Math.abs(event.clientY - drag.y)) return null;
  const parts = partsOf(deck);
  if (parts === null) return null;
  deck.setPointerCapture?.(event.pointerId);
  deck.dataset.dragging = 'true';
  return parts;
}

function follow(deck: HTMLElement, drag: Drag, event: PointerEvent): void {
  drag.parts ??= takeCard(deck, drag, event);
  if (drag.parts === null) return;
  drag.samples.push({ x: event.clientX, atMs: event.timeStamp });
  if (drag.samples.length > SAMPLES) drag.samples.shift();
  draw(drag.parts, event.clientX - drag.x, event.clientY - drag.y);
}

function resultOf(drag: Drag, parts: Parts, event: PointerEvent): 'like' | 'pass' | null {
  if (event.type !== 'pointerup') return null;
  const speed = speedOf(drag.samples, event.timeStamp);
  return outcomeOf({ dx: event.clientX - drag.x, width: parts.width, speed });
}

/** Lets the top card of a deck be drawn aside with a finger or a mouse. */
export function useDeckDrag(ref: RefObject<HTMLElement | null>, onSwipe: (kind: 'like' | 'pass') => void): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const deck = ref.current;
    if (deck === null) return;
    let drag: Drag | null = null;
    let wasDragged = false;
    const listening = new AbortController();
    const hear = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ): void => deck.addEventListener(name, listener, { capture, signal: listening.signal });

    hear('pointerdown', (event) => {
      wasDragged = false;
      drag ??= startOf(event);
    });
    hear('pointermove', (event) => {
      if (drag?.pointerId === event.pointerId) follow(deck, drag, event);
    });
    const end = (event: PointerEvent): void => {
      if (drag?.pointerId !== event.pointerId) return;
      const { parts } = drag;
      const result = parts === null ? null : resultOf(drag, parts, event);
      drag = null;
      if (parts === null) return;
      wasDragged = true;
      letGo(deck, parts, result !== null);
      if (result !== null) swipe(result);
    };
    hear('pointerup', end);
    hear('pointercancel', end);
    // The end of a drag is not a tap on what is under it.
    hear(
      'click',
      (event) => {
        if (!wasDragged) return;
        wasDragged = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    return () => listening.abort();
  }, [ref]);
}
