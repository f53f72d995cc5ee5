import type { Drawing } from '../drawing.ts';
import { at, px } from '../geometry.ts';
import { opacity, path, repeat } from '../svg.ts';

const SKYLINE = 'M0 560h40v-70h56v40h40v-120h64v90h50v-50h70v90h60v-140h58v100h52v-60h60v70h50v290H0Z';

/** noite: lights out of focus over a skyline. */
export function night({ random, scene }: Drawing): string {
  const colours = [scene.accent, scene.skyBottom, '#f6d58a', '#f0a58f'];
  const lights = repeat(34, (i) => {
    const [x, y, radius] = [random() * 600, 60 + random() * 520, 8 + random() * 30];
    const strength = px(0.1 + random() * 0.34);
    return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${at(colours, i % 4)}" opacity="${strength}"/>`;
  });
  return lights + path(SKYLINE, scene.deep, opacity(0.55));
}
