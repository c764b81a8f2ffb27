import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { dayOf } from '#kernel/days.ts';
import { day } from '#kernel/format.ts';
import { packetCopy as copy } from './packet.copy.ts';

/** One line of the packet: what an HR system wants to know of an item. No result of a check and no health fact. */
interface PacketRow {
  item: string;
  owner: string;
  due: string;
  state: string;
  done: string;
  note: string;
  source: string;
}

/** The days are those of the workplace. */
export const packetRows = ({ items }: StartView, timeZone: string): PacketRow[] =>
  items.map((item) => ({
    item: item.title,
    owner: copy.owners[item.owner],
    due: item.dueOn,
    state: copy.states[item.state],
    done: item.doneAt ? dayOf(new Date(item.doneAt), timeZone) : '',
    note: item.note ?? '',
    source: item.source.name,
  }));

export const packetHead = (start: StartView): [string, string][] => [
  [copy.candidate, start.candidateName],
  [copy.job, start.jobTitle],
  [copy.employer, start.organizationName],
  [copy.place, [start.city, start.state].filter(Boolean).join(', ')],
  [copy.startOn, day(start.startOn)],
  [copy.progress, copy.doneOf(start.itemsDone, start.itemsTotal)],
];
