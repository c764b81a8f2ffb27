import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { ApiForm } from '#platform/web/forms/use-api-form.ts';
import { pageWith, type FactPage, type FactSchema } from './fact-pages.ts';

/** Narrower than the breakpoint `md`, below which one page shows at a time. */
const isPhone = () => !matchMedia('(min-width: 769px)').matches;

/**
 * The pages of an entry's form. It starts at the first page with something missing, and can be saved as soon as nothing
 * is missing on any page.
 */
export function useFactPages<S extends FactSchema>(pages: readonly FactPage<S>[], schema: S, form: ApiForm<S>) {
  const values = form.watch();
  const { errors } = form.formState;
  const shown = pages.filter(({ isOn }) => isOn?.(values) ?? true);
  const open = schema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [];
  const [wanted, setWanted] = useState(() => Math.max(0, pageWith(shown, open)));
  const at = Math.min(wanted, shown.length - 1);
  const isLast = at === shown.length - 1;
  const maySave = isLast || open.length === 0;

  const current = useRef<HTMLDivElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    const invalid = current.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (invalid ?? current.current?.querySelector<HTMLElement>('input, select, textarea'))?.focus();
  }, [at]);

  // A refused field may be on a page that isn't shown.
  const refused = Object.keys(errors).join();
  const isRefusedHere = shown[at]?.fields.some((field) => field in errors) ?? false;
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount === 0 || refused === '' || isRefusedHere) return;
    const page = pageWith(shown, refused.split(','));
    if (page >= 0) setWanted(page);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a refusal turns the page, not the typing after it
  }, [submitCount, refused]);

  const next = () => setWanted(at + 1);
  const submit = async (event: FormEvent) => {
    if (maySave || !isPhone()) return form.onSubmit(event);
    const fields = [...(shown[at]?.fields ?? [])] as FieldPath<z.input<S>>[];
    if (await form.trigger(fields, { shouldFocus: true })) next();
  };
  return { shown, at, isLast, maySave, current, submit, next, back: () => setWanted(at - 1) };
}
