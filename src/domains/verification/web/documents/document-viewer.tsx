import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { documentContentPath } from '#domains/profiles/contract/documents.ts';
import type { CaseDocument } from '#domains/verification/contract/cases/case-items.ts';
import { documentsCopy as copy } from './documents.copy.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { ErrorState, Loading, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { documentOf } from '../queue/review.queries.ts';
import { Watermarked } from './watermark.tsx';

interface Props {
  documents: CaseDocument[];
  shown: string | null;
  onShow: (id: string) => void;
}

/** The person's documents beside the data. Each is fetched only when opened, because every view is audited. */
export function DocumentViewer({ documents, shown, onShow }: Props) {
  const current = documents.find(({ id }) => id === shown);
  return (
    <section aria-label={copy.documents} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg">{copy.documents}</h3>
      {documents.length === 0 && <p className="text-ink-soft">{copy.noDocument}</p>}
      {documents.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {documents.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                aria-pressed={entry.id === shown}
                onClick={() => onShow(entry.id)}
                className={classes(
                  'flex min-h-11 max-w-full items-center gap-2 rounded-control border px-3 text-left text-sm break-all',
                  entry.id === shown
                    ? 'border-primary bg-prairie-50 font-semibold'
                    : 'border-line-strong hover:border-primary',
                )}
              >
                {entry.fileName}
                {entry.isSample && <Badge>{copy.sample}</Badge>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {current && (current.scanState === 'pending' || current.scanState === 'infected') && (
        <Banner tone={current.scanState === 'infected' ? 'danger' : 'info'}>{copy.scan[current.scanState]}</Banner>
      )}
      {current && (current.scanState === 'clean' || current.scanState === 'not_scanned') && (
        <Page key={current.id} entry={current} />
      )}
    </section>
  );
}

function Page({ entry }: { entry: CaseDocument }) {
  const query = useQuery(documentOf(entry.id));
  if (query.error) {
    return <ErrorState title={entry.fileName} message={query.error.message} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) {
    return (
      <Loading label={copy.loadingDocument}>
        <Skeleton className="h-[60vh]" />
      </Loading>
    );
  }
  return (
    <>
      <Sheet entry={entry} blob={query.data} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        {entry.scanState === 'not_scanned' && <span className="flex-1">{copy.scan.not_scanned}</span>}
        <a
          href={documentContentPath(entry.id)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5"
        >
          <ExternalLink aria-hidden size={16} />
          {copy.openDocument}
        </a>
      </div>
    </>
  );
}

/** The blob has a URL only while it is on the screen. */
function Sheet({ entry, blob }: { entry: CaseDocument; blob: Blob }) {
  const [isLive, setLive] = useState(false);
  const show = useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(blob);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  useKeptFocus(!isLive);
  const name = `${copy.document}: ${entry.fileName}`;
  if (entry.contentType.startsWith('image/')) {
    return (
      <Watermarked>
        <img
          ref={show}
          alt={name}
          className="max-h-[45vh] w-full rounded-control border border-line object-contain xl:max-h-[70vh]"
        />
      </Watermarked>
    );
  }
  return (
    <div className="flex flex-col gap-2" onPointerEnter={() => setLive(true)}>
      {!isLive && (
        <Button variant="quiet" size="sm" className="self-start" onClick={() => setLive(true)}>
          {copy.intoDocument}
        </Button>
      )}
      <Watermarked>
        <iframe
          ref={show}
          title={name}
          inert={!isLive}
          className="h-[45vh] w-full rounded-control border border-line bg-white xl:h-[70vh]"
        />
      </Watermarked>
    </div>
  );
}

/**
 * The browser's PDF viewer takes the focus when it loads, inert or not, which interrupts a reviewer on the keyboard.
 * Until the pointer enters or the reviewer asks for the document, this returns the focus.
 */
function useKeptFocus(isKept: boolean) {
  useEffect(() => {
    if (!isKept) return undefined;
    let last = document.activeElement;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.tagName !== 'IFRAME') last = target;
    };
    const giveBack = () =>
      requestAnimationFrame(() => {
        if (document.activeElement?.tagName === 'IFRAME' && last instanceof HTMLElement) last.focus();
      });
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', giveBack);
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', giveBack);
    };
  }, [isKept]);
}
