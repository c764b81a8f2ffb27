import { useState } from 'react';
import { TABLE_SORTS, TABLE_STATUSES, type TableSort, type TableStatus } from '#domains/jobs/contract/job-table.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SearchForm } from '#platform/web/ui/forms/search-form.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { tableCopy as copy } from './job-table.copy.ts';
import { COLUMN_IDS, type TableAddress } from './table-address.ts';

interface Props {
  address: TableAddress;
  onChange: (changes: Partial<TableAddress>) => void;
}

/** One row of filters; all of them are in the page's address. */
export function TableFilters({ address, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchForm label={copy.search} words={address.words} onSearch={(words) => onChange({ words })} />
      <div className="w-36">
        <SelectField
          label={copy.status}
          value={address.status}
          options={TABLE_STATUSES.map((value) => ({ value, label: copy.statuses[value] }))}
          onChange={({ target }) => onChange({ status: target.value as TableStatus })}
        />
      </div>
      <div className="w-36">
        <SelectField
          label={copy.whose}
          value={address.whose}
          options={(['everyone', 'mine'] as const).map((value) => ({ value, label: copy.whoseOptions[value] }))}
          onChange={({ target }) => onChange({ whose: target.value === 'mine' ? 'mine' : 'everyone' })}
        />
      </div>
      <div className="w-48">
        <SelectField
          label={copy.sort}
          value={address.sort}
          options={TABLE_SORTS.map((value) => ({ value, label: copy.sorts[value] }))}
          onChange={({ target }) => onChange({ sort: target.value as TableSort })}
        />
      </div>
      <Button variant="quiet" size="sm" className="hidden lg:inline-flex" onClick={() => setChoosing(true)}>
        {copy.choose}
      </Button>
      {isChoosing && (
        <Dialog title={copy.choose} description={copy.chooseLead} isOpen onClose={() => setChoosing(false)}>
          <div className="grid grid-cols-2 gap-x-4">
            {COLUMN_IDS.map((id) => (
              <Checkbox
                key={id}
                label={copy.columns[id]}
                checked={address.columns.includes(id)}
                onChange={(isOn) =>
                  onChange({
                    columns: COLUMN_IDS.filter((one) => (one === id ? isOn : address.columns.includes(one))),
                  })
                }
              />
            ))}
          </div>
          <Button className="mt-4" onClick={() => setChoosing(false)}>
            {copy.chooseSave}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
