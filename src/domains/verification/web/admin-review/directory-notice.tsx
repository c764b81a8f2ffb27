import { useQuery } from '@tanstack/react-query';
import { evidenceCopy } from './admin-evidence.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { directoryStanding } from './review.queries.ts';

const copy = evidenceCopy.directory;

/** Over the queue: without the official directory there is no number to call an organization back at. */
export function DirectoryNotice() {
  const { data } = useQuery(directoryStanding());
  if (!data || data.standing === 'official') return null;
  return (
    <Banner tone={data.standing === 'missing' ? 'warn' : 'info'} title={copy[data.standing].title}>
      {copy[data.standing].body}
      <code className="block break-words">{copy.command}</code>
    </Banner>
  );
}
