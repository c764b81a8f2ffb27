import { finding, type Finding } from './finding.ts';
import { NUMBER, numberOf } from './numbers.ts';

const REQUISITION =
  /\b(?:req(?:uisition)?|job|posting)\s?(?:#|id|no\.?|number|nbr)\s?:?\s?#?([A-Z]{0,4}-?\d[A-Z0-9-]{2,20})\b/i;
const OPENINGS = new RegExp(
  String.raw`\b(${NUMBER})\s(?:openings|open positions|positions available|vacancies)\b|\bopenings\s?:\s?(\d{1,2})\b`,
  'i',
);

export function requisitionIn(text: string): Finding<string> | null {
  const found = REQUISITION.exec(text);
  return found && finding(found[1] ?? '', found);
}

export function openingsIn(text: string): Finding<number> | null {
  const found = OPENINGS.exec(text);
  const count = numberOf(found?.[1] ?? found?.[2] ?? '0');
  return found && Number.isInteger(count) && count >= 1 ? finding(count, found) : null;
}
