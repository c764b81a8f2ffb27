import type { CaseView } from '#domains/verification/contract/verification.ts';
import { evidenceCopy } from '../items/evidence.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';

const copy = evidenceCopy.concerns;

export const Questions = ({ texts }: { texts: readonly string[] }) => (
  <ul className="list-disc pl-5">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** What an approval would override, with a reason or with a second administrator. */
export function OpenQuestions({ view: { concerns, doubts } }: { view: Pick<CaseView, 'concerns' | 'doubts'> }) {
  return (
    <>
      {doubts.length > 0 && (
        <Banner tone="warn" title={copy.doubts}>
          <Questions texts={doubts} />
        </Banner>
      )}
      {concerns.length > 0 && (
        <Banner tone="warn" title={copy.open}>
          <Questions texts={concerns} />
        </Banner>
      )}
    </>
  );
}
