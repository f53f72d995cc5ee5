/** What spreadsheets take for a formula at the beginning of a cell (safety.md "Security"). */
const FORMULA = /^[=+\-@\t\r]/u;
const NEEDS_QUOTES = /[",\r\n]/u;

export type CsvCell = string | number | boolean | null;

/** One line of a CSV file (RFC 4180), with its end. Text that a spreadsheet would reckon with is shown as text. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const shown = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
