/** Text that a spreadsheet would read as a formula gets a leading apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

const fieldOf = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One CSV line (RFC 4180), including its line end. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(fieldOf).join(',')}\r\n`;
