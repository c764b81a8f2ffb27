/** Orders two texts by their UTF-16 code units: the same order on every machine, whatever its language. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
