/** What a spreadsheet would take for a formula is told to be text. */
const FORMULA = /^[=+\-@\t\r]/;

const fieldOf = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of a CSV file (RFC 4180), with its end. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(fieldOf).join(',')}\r\n`;
