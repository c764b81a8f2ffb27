import { useSearchParams } from 'react-router';

/** Sets a parameter of the lab's address, or takes it out. */
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
