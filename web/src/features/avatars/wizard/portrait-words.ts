/** A seed for "Sortear": any positive integer a portrait can keep. */
export function randomSeed(): number {
  const [number = 1] = crypto.getRandomValues(new Uint32Array(1));
  return number >>> 1 || 1;
}

/** Who is drawn, for those who do not see it. */
export function portraitLabel(name: string): string {
  return name.trim() === '' ? 'Prévia do retrato' : `Prévia do retrato de ${name.trim()}`;
}
