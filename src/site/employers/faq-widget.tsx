import { useEffect, useState } from 'react';
import type { listFaq } from '#domains/support/contract/faq.ts';
import { BUILT_IN_QUESTIONS } from '#domains/support/contract/built-in-questions.ts';
import { faqCopy } from '#site/copy/faq.ts';
import { callAt } from '#platform/web/api/api.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FaqForm } from './faq-form.tsx';

interface Answered {
  question: string;
  answer: string;
}

/**
 * Published questions first, then the built-in ones that are not published with the same wording. If the published ones
 * fail to load, only the built-in ones show, without an error (specification, section 8).
 */
function useQuestions(): Answered[] {
  const [published, setPublished] = useState<Answered[]>([]);
  useEffect(() => {
    callAt<typeof listFaq>({ method: 'get', path: '/api/faq' }).then(setPublished, () => undefined);
  }, []);
  const asked = new Set(published.map(({ question }) => question));
  return [...published, ...BUILT_IN_QUESTIONS.filter(({ question }) => !asked.has(question))];
}

/** All answers are in the HTML and all show without scripts. */
export function FaqWidget() {
  const questions = useQuestions();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>(BUILT_IN_QUESTIONS[0].question);
  const wanted = search.trim().toLowerCase();
  const found = questions.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted));
  const selected = found.find(({ question }) => question === chosen) ?? found[0];
  return (
    <div className="grid gap-10">
      <div className="grid gap-6 md:grid-cols-[2fr_3fr] md:gap-10 still:block">
        <div className="grid content-start gap-3 still:hidden">
          <TextField
            label={faqCopy.search}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <ul
            aria-label={faqCopy.list}
            className="max-h-[300px] divide-y divide-line overflow-y-auto border-y border-line md:max-h-[400px]"
          >
            {found.map(({ question }) => (
              <li key={question}>
                <button
                  type="button"
                  aria-pressed={question === selected?.question}
                  onClick={() => setChosen(question)}
                  className="min-h-13 w-full border-l-4 border-transparent px-4 py-3 text-left font-medium -outline-offset-2 hover:bg-prairie-50 aria-pressed:border-primary aria-pressed:bg-prairie-50"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <Card aria-live="polite" className="md:p-10">
          {questions.map((one) => (
            <div key={one.question} className={classes('still:mb-8', one !== selected && 'hidden still:block')}>
              <h3 className="font-display text-xl font-semibold">{one.question}</h3>
              <p className="mt-4 measure text-lg text-ink-soft">{one.answer}</p>
            </div>
          ))}
          {!selected && <p className="text-ink-soft">{faqCopy.none}</p>}
        </Card>
      </div>
      <FaqForm />
    </div>
  );
}
