import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listFaq } from '#shared/contracts/faq.ts';
import { faqCopy } from '#web/copy/public.ts';
import { call } from '#web/lib/api.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FaqForm } from './faq-form.tsx';

/** Published questions first; a built-in one gives way to a published one of the same words. */
function useQuestions() {
  const { data = [] } = useQuery({ queryKey: ['faq'], queryFn: () => call(listFaq) });
  const published = new Set(data.map(({ question }) => question));
  return [...data, ...faqCopy.defaults.filter(({ question }) => !published.has(question))];
}

export function FaqWidget() {
  const questions = useQuestions();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>(faqCopy.defaults[0].question);
  const wanted = search.trim().toLowerCase();
  const found = questions.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted));
  const selected = found.find(({ question }) => question === chosen) ?? found[0];
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 md:grid-cols-[2fr_3fr]">
        <div className="grid content-start gap-3">
          <TextField
            label={faqCopy.search}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <ul aria-label={faqCopy.list} className="max-h-[300px] overflow-y-auto p-1 md:max-h-[400px]">
            {found.map(({ question }) => (
              <li key={question}>
                <button
                  type="button"
                  aria-pressed={question === selected?.question}
                  onClick={() => setChosen(question)}
                  className="min-h-11 w-full rounded-control px-3 py-2 text-left font-medium hover:bg-prairie-50 aria-pressed:bg-prairie-100"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <Card aria-live="polite">
          {selected ? (
            <>
              <h3 className="text-lg font-semibold">{selected.question}</h3>
              <p className="mt-3 text-ink-soft">{selected.answer}</p>
            </>
          ) : (
            <p className="text-ink-soft">{faqCopy.none}</p>
          )}
        </Card>
      </div>
      <FaqForm />
    </div>
  );
}
