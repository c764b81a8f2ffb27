import { FIRST_REQUIREMENTS } from '#domains/verification/contract/requirements-rules.ts';

export const firstRequirements = () =>
  Object.entries(FIRST_REQUIREMENTS).map(([position, set]) => ({ position, ...set }));

/** Publishes the first set of each position ($1, as JSON). Later versions by administrators stay as they are. */
export const INSERT_FIRST_REQUIREMENTS = `
  insert into requirement_sets (position, version, status, license, required, suggested, note, published_at)
  select r.position, 1, 'published', r.license, r.required, r.suggested, 'The rules that the product began with.', now()
  from jsonb_to_recordset($1::jsonb) as r(position text, license text, required text[], suggested text[])
  on conflict (position, version) do nothing`;
