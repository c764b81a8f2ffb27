/** A count of people for employers: never an exact small number; larger ones are rounded down to fives. */
export function roundedCount(count: number): { text: string; atLeast: number } {
  if (count < 5) return { text: 'fewer than 5', atLeast: 0 };
  const atLeast = Math.floor(count / 5) * 5;
  return { text: `about ${atLeast}`, atLeast };
}
