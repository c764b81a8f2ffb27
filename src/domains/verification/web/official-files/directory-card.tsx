import { useQuery } from '@tanstack/react-query';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { directoryStatusQuery } from '../queue/review.queries.ts';
import { officialFilesCopy as copy } from './official-files.copy.ts';
import { UploadFile } from './upload-file.tsx';

/** The facility directory: whether the official file is loaded, and its upload. */
export function DirectoryCard() {
  const { data } = useQuery(directoryStatusQuery());
  return (
    <Card className="flex h-full flex-col gap-1">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{copy.directory}</h2>
        {data && (
          <StatusPill tone={data.status === 'official' ? 'ok' : 'warn'}>{copy.directoryStates[data.status]}</StatusPill>
        )}
      </span>
      <p>{copy.directoryAbout}</p>
      <UploadFile kind="facilities" />
    </Card>
  );
}
