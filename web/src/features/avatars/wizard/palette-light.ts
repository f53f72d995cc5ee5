/** "L C H" of the page's light for each palette (visual.md §3 "Luz ambiente"). */
export const PALETTE_LIGHT: Readonly<Record<string, string>> = {
  pitanga: '.56 .17 24',
  maracuja: '.62 .12 70',
  folha: '.5 .085 158',
  mar: '.55 .08 215',
  jabuticaba: '.45 .1 350',
  goiaba: '.62 .1 10',
};
