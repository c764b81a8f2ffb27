import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { statusLabels } from '../queue/review.copy.ts';
import { caseCounts } from '../queue/review.queries.ts';
import { CLAIMS, DUES, ORDERS, STATES, SUBJECTS, type DeskFilter } from './desk-filter.ts';
import { deskCopy as copy } from './desk.copy.ts';

interface Props {
  filter: DeskFilter;
  onSet: (name: keyof DeskFilter, value: string) => void;
}

/** All filters of the desk in one row, with the number of waiting cases behind each choice. On a phone a button opens them. */
export function FilterRow({ filter, onSet }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { data: counts } = useQuery(caseCounts());
  const waits = filter.status === 'pending';
  const all = counts && counts.person + counts.organization;
  const numbers: Record<string, number | undefined> = {
    'status:pending': all,
    'status:second_review': counts?.secondReview,
    ...(waits && {
      'subject:person': counts?.person,
      'subject:organization': counts?.organization,
      'claim:mine': counts?.mine,
      'claim:assigned': counts?.assigned,
      'due:late': counts?.late,
    }),
  };
  const field = <T extends string>(name: keyof DeskFilter, values: readonly T[], labels: Record<T, string>) => (
    <SelectField
      label={copy.filters[name]}
      value={filter[name]}
      onChange={(event) => onSet(name, event.target.value)}
      options={values.map((value) => ({ value, label: copy.counted(labels[value], numbers[`${name}:${value}`]) }))}
    />
  );
  const set = Object.entries(filter).filter(([name, value]) => value !== PLAIN[name as keyof DeskFilter]).length;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="self-start md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {copy.filtersButton(set)}
      </Button>
      <div
        id={id}
        role="group"
        aria-label={copy.filtersGroup}
        className={classes(
          'grid-cols-2 gap-3 md:grid md:auto-cols-fr md:grid-flow-col md:grid-cols-none',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {field('status', STATES, { ...statusLabels, second_review: copy.secondReviewStatus })}
        {field('subject', SUBJECTS, copy.subjects)}
        {field('claim', CLAIMS, copy.claims)}
        {waits && field('due', DUES, copy.dues)}
        {waits && field('order', ORDERS, copy.orders)}
      </div>
    </>
  );
}

const PLAIN: DeskFilter = { status: 'pending', subject: 'all', claim: 'all', due: 'all', order: 'age' };
