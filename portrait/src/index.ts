/** The portraits of the app's companions: a pure function from about thirty choices to an SVG string. */
export { make } from './make.ts';
export { type Crop, DEFAULTS, type Detail, LAYERS, type Layer, OPTIONS, type PortraitParams } from './options.ts';
export { portrait } from './portrait.ts';
export { surprise } from './surprise.ts';
