import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { pastingCopy as copy } from './pasting.copy.ts';
import { ReadingPanel } from './reading-panel.tsx';
import type { Pasted } from './pasted.ts';

/** The jobs of a pasted text, and what was read in the one that is open. */
export function PastedPostings({ pasted, onOpen }: { pasted: Pasted; onOpen: (index: number) => void }) {
  const { posting, jobId, all, isCut, index } = pasted;
  if (!posting) {
    return (
      <Banner tone="warn" title={copy.gone}>
        {copy.goneBody}
      </Banner>
    );
  }
  return (
    <>
      {all.length > 1 && (
        <section aria-labelledby="several" className="flex flex-col gap-3">
          <h2 id="several" className="text-lg">
            {copy.several(all.length)}
          </h2>
          <p className="text-ink-soft">{isCut ? `${copy.severalBody} ${copy.cut}` : copy.severalBody}</p>
          <ol className="flex flex-wrap gap-3">
            {all.map((each) => (
              <li key={each.index}>
                <Button
                  size="sm"
                  variant={each.index === index ? 'primary' : 'secondary'}
                  aria-current={each.index === index ? 'true' : undefined}
                  onClick={() => onOpen(each.index)}
                >
                  {`${each.index + 1}. ${each.title ?? copy.untitled}${each.isSaved ? ` (${copy.saved})` : ''}`}
                </Button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {jobId ? (
        <Banner tone="ok" title={copy.openSaved}>
          <p>{copy.openSavedBody}</p>
          <LinkButton size="sm" variant="secondary" className="mt-3" to={`/employer/jobs/${jobId}`}>
            {copy.toSaved}
          </LinkButton>
        </Banner>
      ) : (
        <>
          <Banner tone="ok" title={copy.filled(posting.draft.title ?? copy.untitled)}>
            {copy.filledBody}
          </Banner>
          <ReadingPanel posting={posting} />
        </>
      )}
    </>
  );
}
