import { z } from 'zod';
import { admin } from '#platform/server/database/db.ts';
import { stale } from '#platform/server/database/stale.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import { kindOf, type FigureLine, type listFigureRows } from '#domains/operations/contract/figures.ts';
import { listRowsOfFigure, zipsHiredIn, type FigureRow } from './figure-rows.repo.ts';
import { countyOf, startOf } from './overview.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

/** The rows that a figure of the overview counted. */
export const readFigureRows = (
  deps: Deps,
  me: string,
  {
    figure,
    range,
    state,
    position,
    county,
    q,
    cursor,
    limit,
  }: InputOf<typeof listFigureRows>['query'] & { q?: string },
): Promise<AnswerOf<typeof listFigureRows>> =>
  deps.db.readAs(admin(me), stale.report, async (tx) => {
    const now = deps.clock.now();
    const from = startOf(range, now);
    const withDemo = deps.env.demo;
    // A county is matched by its ZIP codes with hires: there are far fewer of them than hires.
    const zips =
      county && figure === 'hires' ? (await zipsHiredIn(tx, from)).filter((zip) => countyOf(zip) === county) : null;
    const after = decodeCursor(cursor, cursorKey);
    const asked = { kind: kindOf(figure), figure, from, now, withDemo, state, position, zips, q, after, limit };
    return pageFrom(await listRowsOfFigure(tx, asked), limit, presentLine, ({ key, id }) => [key, id]);
  });

const presentLine = ({ id, name, screen, subjectId, zip, ...row }: FigureRow): FigureLine => ({
  id,
  name: name ?? 'No name given',
  screen,
  subjectId,
  job: row.job,
  organization: row.organizationId === null ? null : { id: row.organizationId, name: row.organization ?? '' },
  position: row.position,
  county: zip === null ? null : countyOf(zip),
  state: row.state,
  from: row.from,
  due: row.due,
  to: row.to,
  hours: row.hours,
});
