import { useEffect, useRef, useState } from 'react';
import { X } from 'lucide-react';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { day } from '#platform/web/page/format.ts';
import { Button, IconButton, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { OkIcon } from '#platform/web/ui/icons/status-icons.tsx';
import { publishedCopy as copy } from './job-published.copy.ts';

interface Props {
  job: JobView;
  onSeeCandidates: () => void;
  onDismiss: () => void;
}

/** Said once, after publishing: that it worked, what happens now, and where the job can be read. */
export function JobPublished({ job, onSeeCandidates, onDismiss }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { validThrough, isPublic } = job.draft;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="published"
      className="flex scroll-mt-24 items-start gap-3 rounded-card border border-ok/40 bg-ok-soft p-5"
    >
      <OkIcon aria-hidden size={22} className="mt-1 shrink-0 text-ok" />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <h2 id="published" className="text-xl">
          {copy.title}
        </h2>
        <ul className="-mt-2 measure list-disc pl-5">
          <li>{copy.matching}</li>
          <li>{copy.applying}</li>
          {validThrough && <li>{copy.until(day(validThrough))}</li>}
          {!isPublic && <li>{copy.noPage}</li>}
        </ul>
        {isPublic && <PublicAddress slug={job.slug} title={job.draft.title} />}
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={onSeeCandidates}>
            {copy.candidates}
          </Button>
          {!isPublic && (
            <LinkButton size="sm" variant="secondary" to={`/employer/jobs/${job.id}?tab=edit`}>
              {copy.makePublic}
            </LinkButton>
          )}
        </div>
      </div>
      <IconButton label={copy.dismiss} className="-mt-2 -mr-2 shrink-0" onClick={onDismiss}>
        <X aria-hidden size={20} />
      </IconButton>
    </section>
  );
}

/** The job's public address, to copy or to share. */
function PublicAddress({ slug, title }: { slug: string; title: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const path = `/jobs/${slug}`;
  const url = new URL(path, location.origin).href;
  const put = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{copy.address}</p>
      <p className="text-sm wrap-anywhere select-all">{url}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" variant="secondary" onClick={() => void put()}>
          {copied ? copy.copied : copy.copy}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button size="sm" variant="secondary" onClick={() => void navigator.share({ title, url }).catch(() => null)}>
            {copy.share}
          </Button>
        )}
        <a href={path} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
          {copy.open}
        </a>
      </div>
      <p role="status" className="text-sm">
        {copied === false && copy.notCopied}
      </p>
    </div>
  );
}
