import { useLoaderData } from 'react-router';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { jobsLink, publicCopy } from '#site/copy/public.ts';
import { chromeCopy } from './chrome.copy.ts';
import { Document } from './document.tsx';
import type { SiteFrame } from './site-frame.ts';

export interface FailurePageInput {
  site: SiteFrame;
  path: string;
  page: { title: string; message: string };
}

/** What went wrong, and where to go on. */
export function FailureRoute() {
  const {
    page: { title, message },
    ...frame
  } = useLoaderData<FailurePageInput>();
  return (
    <Document {...frame} title={`${title} · Tallgrass`} description={message} isIndexed={false}>
      <div className="mx-auto grid max-w-xl gap-4 py-8 md:py-16">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="text-lg text-ink-soft">{message}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton to={jobsLink.to}>{chromeCopy.seeJobs}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {publicCopy.home}
          </LinkButton>
        </div>
      </div>
    </Document>
  );
}
