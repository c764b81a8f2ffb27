// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { personOfJob } from '#tests/components/person-of-job.ts';
import { show } from '#tests/components/show.tsx';
import { PeopleRows } from './people-rows.tsx';

const person = (name: string) => personOfJob({ name, mayAct: false });
const THOUSAND = Array.from({ length: 1000 }, (_, at) => person(`Nurse ${at}`));
const ROW_PX = 45;

const shown = () => screen.getAllByRole('link').map(({ textContent }) => Number(textContent.replace('Nurse ', '')));

function scrollTo(top: number) {
  window.scrollTo(0, top);
  act(() => void fireEvent.scroll(window));
}

function tableOf(onNearEnd = () => {}) {
  return show(
    <PeopleRows
      people={THOUSAND}
      count={5000}
      hasJob={false}
      hrefOf={({ id }) => `/${id}`}
      selection={null}
      sort="fit"
      onSort={() => {}}
      onCompare={() => {}}
      onMove={() => {}}
      onNearEnd={onNearEnd}
    />,
  );
}

beforeEach(() => {
  window.scrollTo(0, 0);
  // Nothing has a size here; a browser measures the rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, 800, ROW_PX),
  );
});

test('of a thousand rows only those near the view exist, each with its place among all', () => {
  tableOf();
  expect(shown().slice(0, 2)).toEqual([0, 1]);
  expect(shown().length).toBeLessThan(60);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  scrollTo(400 * ROW_PX);
  expect(shown()).toContain(405);
  expect(shown()).not.toContain(0);
  const row = screen.getByRole('row', { name: /Nurse 405/ });
  expect(row.getAttribute('aria-rowindex')).toBe('407');
});

test('the row with the focus stays, however far the page scrolls', async () => {
  const user = tableOf();
  await user.tab();
  while (document.activeElement?.textContent !== 'Nurse 2') await user.tab();
  scrollTo(400 * ROW_PX);
  expect(document.activeElement?.textContent).toBe('Nurse 2');
  expect(shown()).toContain(405);
  await user.tab();
  expect(document.activeElement?.textContent).not.toBe('Nurse 2');
});

test('the next people are asked for when the last rows come near, not before', () => {
  const onNearEnd = vi.fn();
  tableOf(onNearEnd);
  expect(onNearEnd).not.toHaveBeenCalled();
  scrollTo(975 * ROW_PX);
  expect(onNearEnd).toHaveBeenCalled();
});
