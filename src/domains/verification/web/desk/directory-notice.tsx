import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { evidenceCopy } from '../case/items/evidence.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { directoryStatusQuery } from '../queue/review.queries.ts';

const copy = evidenceCopy.directory;

/** Below the queue while no directory was imported: there is no number for a call-back then. */
export function DirectoryNotice() {
  const { data } = useQuery(directoryStatusQuery());
  if (data?.status !== 'missing') return null;
  return (
    <Banner tone="warn" title={copy.missing.title}>
      {copy.missing.body}{' '}
      <Link to="/admin/screening" className="inline-flex min-h-11 items-center">
        {copy.missing.upload}
      </Link>
      , {copy.missing.orBy}
      <code className="block break-words">{copy.command}</code>
    </Banner>
  );
}
