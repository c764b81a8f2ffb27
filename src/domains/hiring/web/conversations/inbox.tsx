import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { conversationHref, INBOX_FILTERS } from '#domains/hiring/contract/conversations/conversations.ts';
import { keepDraft, readDraft } from '#platform/web/forms/draft.ts';
import { useLive } from '#platform/web/api/live.ts';
import { useAccountState } from '#platform/web/session/auth.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { SearchForm } from '#platform/web/ui/forms/search-form.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { ConversationList } from './conversation-list.tsx';
import { conversationsCopy as copy } from './conversations.copy.ts';
import { changedConversation } from './conversations.queries.ts';
import { SearchResults } from './search/search-results.tsx';
import { Thread, type ActionOn } from './thread.tsx';

const SEARCH = 'message_search';

/** What the list was searched for: it may be a name, so it is kept with the drafts and not in the address. */
function useSearchWords(): [words: string, setWords: (words: string) => void] {
  const [words, setWords] = useState(() => {
    const kept = readDraft(SEARCH);
    return typeof kept === 'string' ? kept : '';
  });
  return [
    words,
    (next) => {
      setWords(next);
      keepDraft(SEARCH, next);
    },
  ];
}

/** The list beside the open conversation; on a phone, one of the two. */
export function Inbox({ actionOn }: { actionOn: ActionOn }) {
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const isMember = useAccountState()?.role === 'employer';
  const offered = INBOX_FILTERS.filter((known) => isMember || known !== 'assigned');
  const filter = offered.find((known) => known === query.get('show')) ?? 'all';
  const search = filter === 'all' ? '' : `?show=${filter}`;
  const [words, setWords] = useSearchWords();
  const changed = changedConversation;
  useLive({ messages: changed, applications: changed, interviews: changed, offers: changed });
  return (
    <div className="flex flex-col gap-6">
      <div className={classes(id && 'max-md:sr-only')}>
        <PageHeader title={copy.title} intro={copy.intro} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[18rem_minmax(0,1fr)]">
        <div
          className={classes(
            // Stays in place while a long conversation scrolls.
            'flex flex-col gap-4 md:sticky md:top-20 md:-m-1 md:max-h-[calc(100dvh-6rem)] md:self-start md:overflow-y-auto md:p-1',
            id && 'max-md:hidden',
          )}
        >
          <SearchForm label={copy.search} words={words} onSearch={setWords} />
          {words === '' ? (
            <>
              <SelectField
                label={copy.show}
                value={filter}
                options={offered.map((value) => ({ value, label: copy.filters[value] }))}
                onChange={({ target }) => setQuery(target.value === 'all' ? {} : { show: target.value })}
              />
              <ConversationList filter={filter} openId={id} hrefOf={(next) => `${conversationHref(next)}${search}`} />
            </>
          ) : (
            <SearchResults words={words} />
          )}
        </div>
        {id ? (
          <div className="flex min-w-0 flex-col gap-4">
            <Link to={`/messages${search}`} className="inline-flex min-h-11 items-center text-link underline md:hidden">
              {copy.back}
            </Link>
            <Thread key={id} id={id} actionOn={actionOn} />
          </div>
        ) : (
          <div className="max-md:hidden">
            <EmptyState title={copy.noneChosenTitle}>{copy.noneChosen}</EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
