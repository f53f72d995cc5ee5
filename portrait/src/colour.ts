import { clamp } from './geometry.ts';

/** Lightness 0…1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const CHROMA_STEP = 0.006;

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexByte(channel: number): string {
  const linear = clamp(channel);
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(clamp(encoded) * 255)
    .toString(16)
    .padStart(2, '0');
}

/** OKLCH to `#rrggbb`; chroma is reduced until the colour exists in sRGB. */
export function hex([lightness, chroma, hue]: Oklch): string {
  let reduced = Math.max(0, chroma);
  let rgb = linearRgb(lightness, reduced, hue);
  while (reduced > 0 && !rgb.every((channel) => channel > -0.002 && channel < 1.002)) {
    reduced = Math.max(0, reduced - CHROMA_STEP);
    rgb = linearRgb(lightness, reduced, hue);
  }
  return `#${rgb.map(hexByte).join('')}`;
}

/** Moves a colour by a difference in lightness, chroma and hue. */
export function adjust([lightness, chroma, hue]: Oklch, [byLightness, byChroma, byHue]: Oklch): Oklch {
  return [clamp(lightness + byLightness), Math.max(0, chroma + byChroma), hue + byHue];
}

/** Mixes two colours; `amount` 0 is all `from`, 1 all `to`; hue takes the short way round. */
export function mix(from: Oklch, to: Oklch, amount: number): Oklch {
  return [
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (((to[2] - from[2] + 540) % 360) - 180) * amount,
  ];
}

/** `hex(adjust(…))`, the usual pair. */
export function tone(base: Oklch, by: Oklch): string {
  return hex(adjust(base, by));
}
