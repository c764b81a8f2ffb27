/**
 * Changes one weight of a side and scales the others so that the side still adds up to 1, each within its bounds. The
 * changed weight gives back what the others cannot absorb.
 */
export interface Bounds {
  min: number;
  max: number;
}

const ROUNDS = 60;

export function moveWeight<F extends string>(
  side: Readonly<Record<F, number>>,
  feature: NoInfer<F>,
  to: number,
  bounds: Readonly<Record<string, Bounds>>,
): Record<F, number> {
  const within = (name: string, value: number) =>
    Math.min(bounds[name]?.max ?? 1, Math.max(bounds[name]?.min ?? 0, value));
  const others = (Object.keys(side) as F[]).filter((name) => name !== feature);
  const next: Record<F, number> = { ...side, [feature]: within(feature, to) };
  for (let round = 0; round < ROUNDS; round += 1) {
    const wanted = 1 - next[feature];
    const sum = others.reduce((total, name) => total + next[name], 0);
    for (const name of others) {
      next[name] = within(name, sum === 0 ? wanted / others.length : (next[name] * wanted) / sum);
    }
  }
  next[feature] = 1 - others.reduce((total, name) => total + next[name], 0);
  return next;
}
