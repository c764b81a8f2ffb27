import { useState } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from './text-field.tsx';

interface Props {
  label: string;
  /** What the list below was searched for; empty shows all. */
  words: string;
  onSearch: (words: string) => void;
}

/** The same for every list: the contracts take this many characters. */
const MOST = 80;

/** Searches a list when it is submitted; clearing shows all of it again. */
export const SearchForm = (props: Props) => <Form key={props.words} {...props} />;

/** Starts again with each search, so that going back shows the words of that time. */
function Form({ label, words, onSearch }: Props) {
  const [value, setValue] = useState(words);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(value.trim());
        }}
      >
        <div className="min-w-0 grow basis-40 sm:max-w-80">
          <TextField
            label={label}
            type="search"
            value={value}
            maxLength={MOST}
            autoComplete="off"
            onChange={(event) => setValue(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary">
          Search
        </Button>
        {words !== '' && (
          <Button variant="quiet" onClick={() => onSearch('')}>
            Clear search
          </Button>
        )}
      </form>
    </search>
  );
}
