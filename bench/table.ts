export type Row = { name: string; value: string; goal: string };

/** Prints rows with aligned columns. */
export function printTable(title: string, rows: readonly Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length));
  const [nameWidth, valueWidth] = [width((row) => row.name), width((row) => row.value)];
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(`  ${row.name.padEnd(nameWidth)}  ${row.value.padEnd(valueWidth)}  ${row.goal && `goal ${row.goal}`}`);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
