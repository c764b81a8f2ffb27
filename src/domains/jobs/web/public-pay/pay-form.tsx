import { PAY_PATH, type PayPage } from '#domains/jobs/contract/pay-page.ts';
import { POSITION_LABELS, POSITIONS, SHIFT_LABELS, SHIFTS } from '#kernel/vocabulary.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { payPageCopy } from './pay-page.copy.ts';

const copy = payPageCopy.form;

/** Asks with a plain GET form: the choices are the address. */
export const PayForm = ({ page }: { page: PayPage }) => (
  <form
    action={PAY_PATH}
    className="grid items-end gap-4 rounded-card border border-line bg-surface p-5 md:grid-cols-4"
  >
    <SelectField
      label={copy.position}
      name="position"
      defaultValue={page.position}
      options={POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }))}
    />
    <SelectField
      label={copy.county}
      name="county"
      defaultValue={page.county?.slug ?? ''}
      placeholder={copy.everywhere}
      options={page.counties.map(({ slug, name, state, postings }) => ({
        value: slug,
        label: payPageCopy.countyOption(name, state, postings),
      }))}
    />
    <SelectField
      label={copy.shift}
      name="shift"
      defaultValue={page.shift ?? ''}
      placeholder={copy.anyShift}
      options={SHIFTS.map((value) => ({ value, label: SHIFT_LABELS[value] }))}
    />
    <Button type="submit">{copy.show}</Button>
  </form>
);
