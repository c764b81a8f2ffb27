import { useInfiniteQuery } from '@tanstack/react-query';
import { FAQ_STATES, type FaqEntry } from '#shared/contracts/faq-admin.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { Tabbed } from '#web/lib/tabbed.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { PagedCards } from '#web/ui/paged-cards.tsx';
import { FaqCard } from './faq-card.tsx';
import { faqEntries } from './faq.queries.ts';

const copy = adminCopy.faq;

export function FaqScreen() {
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      <Tabbed label={copy.list} states={FAQ_STATES} labels={copy.tabs}>
        {(status) => <Entries status={status} />}
      </Tabbed>
      <p className="text-sm text-ink-soft">{copy.builtIn}</p>
    </>
  );
}

function Entries({ status }: { status: FaqEntry['status'] }) {
  const query = useInfiniteQuery(faqEntries(status));
  return (
    <PagedCards label={copy.tabs[status]} query={query} empty={{ title: copy.emptyTitle, body: copy.emptyBody }}>
      {(entry) => <FaqCard entry={entry} />}
    </PagedCards>
  );
}
