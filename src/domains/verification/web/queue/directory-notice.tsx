import { useQuery } from '@tanstack/react-query';
import { evidenceCopy } from '../case/items/evidence.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { directoryStatusQuery } from './review.queries.ts';

const copy = evidenceCopy.directory;

/** Shown above the queue: without the official directory there is no number for a call-back. */
export function DirectoryNotice() {
  const { data } = useQuery(directoryStatusQuery());
  if (!data || data.status === 'official') return null;
  return (
    <Banner tone={data.status === 'missing' ? 'warn' : 'info'} title={copy[data.status].title}>
      {copy[data.status].body}
      <code className="block break-words">{copy.command}</code>
    </Banner>
  );
}
