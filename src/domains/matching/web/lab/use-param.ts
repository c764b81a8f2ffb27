import { useSearchParams } from 'react-router';

/** Sets or removes a parameter of the lab's address. */
export function useParam(name: string) {
  const [, setSearch] = useSearchParams();
  return (value: string | null) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { preventScrollReset: true },
    );
}
