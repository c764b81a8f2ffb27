import { useState } from 'react';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { decisionCopy as copy } from './decision.copy.ts';
import { evidenceCopy } from '../items/evidence.copy.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { OpenQuestions, Questions } from './open-questions.tsx';
import { useDecide, usePlaceHold } from '#domains/verification/web/queue/review.queries.ts';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';

type Asking = 'needs_fix' | 'rejected' | 'override' | 'concerns' | 'hold';

/** The decision on the whole case, with its blockers. */
export function DecisionBar({ view }: { view: CaseView }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const decide = useDecide(view.id);
  const hold = usePlaceHold(view.id);
  const { version } = view;
  const may = (decision: (typeof view.decisions)[number]) => view.decisions.includes(decision);
  const common = { cancel: copy.cancel, busy: copy.deciding, onClose: () => setAsking(null) };

  // Concerns covered by the override request need no second reason.
  const unanswered = view.concerns.filter((concern) => !view.override?.over.includes(concern));

  const approve = () => {
    if (view.needsOverride && !view.override) setAsking('override');
    else if (unanswered.length > 0) setAsking('concerns');
    else decide.mutate({ decision: 'approved', version }, { onSuccess: () => confirmation(copy.approvedToast) });
  };
  const itemMessages = view.items
    .flatMap(({ label, review }) =>
      review?.outcome === 'needs_fix' && review.message ? [`${label}: ${review.message}`] : [],
    )
    .join('\n');

  return (
    <section
      aria-label={copy.decide}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <h3 className="text-lg">{copy.decide}</h3>
      {may('approved') && view.blockers.length > 0 && (
        <Banner title={copy.blockersTitle}>
          <ul className="list-disc pl-5">
            {view.blockers.map((blocker) => (
              <li key={blocker}>{blocker}</li>
            ))}
          </ul>
        </Banner>
      )}
      {may('approved') && <OpenQuestions view={view} />}
      {decide.error && !asking && <Banner tone="danger">{decide.error.message}</Banner>}
      <InPlace shows={view.decisions.join()} className="flex flex-wrap gap-3">
        {may('approved') && (
          <Button disabled={view.blockers.length > 0} busy={decide.isPending && copy.deciding} onClick={approve}>
            {copy.approve}
          </Button>
        )}
        {may('needs_fix') && (
          <Button variant="secondary" onClick={() => setAsking('needs_fix')}>
            {copy.askFix}
          </Button>
        )}
        {may('rejected') && (
          <Button variant="danger" onClick={() => setAsking('rejected')}>
            {copy.reject}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsking('hold')}>
          {copy.suspend}
        </Button>
      </InPlace>
      {asking === 'concerns' && (
        <ReasonDialog
          {...common}
          title={evidenceCopy.concerns.title}
          body={<Questions texts={unanswered} />}
          label={evidenceCopy.concerns.reason}
          confirm={copy.approve}
          field="overrideReason"
          run={async (overrideReason) => {
            await decide.mutateAsync({ decision: 'approved', overrideReason, version });
            confirmation(copy.approvedToast);
          }}
        />
      )}
      {asking === 'override' && (
        <ReasonDialog
          {...common}
          title={copy.overrideTitle}
          body={copy.overrideBody}
          label={copy.overrideReason}
          confirm={copy.overrideSend}
          field="overrideReason"
          run={async (overrideReason) => {
            await decide.mutateAsync({ decision: 'approved', overrideReason, version });
            confirmation(copy.overrideToast);
          }}
        />
      )}
      {asking === 'needs_fix' && (
        <ReasonDialog
          {...common}
          title={copy.fixTitle}
          body={copy.fixBody}
          label={copy.message}
          confirm={copy.askFix}
          field="message"
          templates={{ ...copy.templates, texts: copy.fixTemplates }}
          start={itemMessages}
          run={async (message) => {
            await decide.mutateAsync({ decision: 'needs_fix', message, version });
            confirmation(copy.needsFixToast);
          }}
        />
      )}
      {asking === 'rejected' && (
        <ReasonDialog
          {...common}
          isDangerous
          title={copy.rejectTitle}
          body={copy.rejectBody}
          label={copy.reason}
          confirm={copy.reject}
          field="message"
          templates={{ ...copy.templates, texts: copy.rejectTemplates }}
          run={async (message) => {
            await decide.mutateAsync({ decision: 'rejected', message, version });
            confirmation(copy.rejectedToast);
          }}
        />
      )}
      {asking === 'hold' && (
        <ReasonDialog
          {...common}
          isDangerous
          title={copy.holdTitle}
          body={copy.holdBody}
          label={copy.reason}
          confirm={copy.suspend}
          field="reason"
          run={(reason) => hold.mutateAsync({ subjectType: view.subjectType, subjectId: view.subjectId, reason })}
        />
      )}
    </section>
  );
}
