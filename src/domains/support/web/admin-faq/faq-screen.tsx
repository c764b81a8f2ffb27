import { useInfiniteQuery } from '@tanstack/react-query';
import { FAQ_STATES, type FaqEntry } from '#domains/support/contract/faq-admin.ts';
import { adminFaqCopy as copy } from './admin-faq.copy.ts';
import { BUILT_IN_QUESTIONS } from '#domains/support/contract/built-in-questions.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { PagedCards } from '#platform/web/ui/display/paged-cards.tsx';
import { FaqCard } from './faq-card.tsx';
import { faqEntries } from './faq.queries.ts';
import { PublishedEntries } from './published-entries.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(copy.title);

export default function FaqScreen() {
  const search = useListSearch({ label: copy.search });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      {search.form}
      <SearchTabs label={copy.list} states={FAQ_STATES} labels={copy.tabs}>
        {(status) =>
          status === 'published' && search.words === '' ? (
            <PublishedEntries />
          ) : (
            <Entries status={status} search={search} />
          )
        }
      </SearchTabs>
      <Section title={copy.builtInTitle} hint={copy.builtIn}>
        <ul className="flex flex-col gap-4">
          {BUILT_IN_QUESTIONS.map(({ question, answer }) => (
            <li key={question}>
              <Card className="flex flex-col gap-2">
                <h3 className="text-lg">{question}</h3>
                <p className="measure text-ink-soft">{answer}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Entries without an order of their own: waiting, set aside or found. */
function Entries({ status, search }: { status: FaqEntry['status']; search: ListSearch }) {
  const query = useInfiniteQuery(faqEntries(status, search.words));
  return (
    <PagedCards
      label={copy.tabs[status]}
      query={query}
      empty={search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody })}
    >
      {(entry) => <FaqCard entry={entry} />}
    </PagedCards>
  );
}
