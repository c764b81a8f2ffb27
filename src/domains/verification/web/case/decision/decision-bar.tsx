import { useState } from 'react';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { decisionCopy as copy } from './decision.copy.ts';
import { evidenceCopy } from '../items/evidence.copy.ts';
import { KeptReasonDialog } from '#platform/web/forms/kept-reason-dialog.tsx';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { OpenQuestions, Questions } from './open-questions.tsx';
import { useDecide, usePlaceHold, usePlanApproval } from '#domains/verification/web/queue/review.queries.ts';
import { useMayWork } from '../use-may-work.ts';
import { isAtOnce, WhatHappens } from './what-happens.tsx';

type Asking = 'needs_fix' | 'rejected' | 'override' | 'concerns' | 'hold';

/** The decision on the whole case, with its blockers and what an approval will do. */
export function DecisionBar({ view, onDecided }: { view: CaseView; onDecided: () => void }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const decide = useDecide(view.id);
  const planning = usePlanApproval(view.id);
  const mayWork = useMayWork(view) || view.status !== 'pending';
  const hold = usePlaceHold(view.id);
  // A dialog decides on the version that was on the screen when it opened; after a refusal, on the latest one.
  const [seen, setSeen] = useState<number | null>(null);
  const version = seen ?? view.version;
  const ask = (about: Asking) => {
    setSeen(view.version);
    setAsking(about);
  };
  const decideWith = (body: Omit<Parameters<typeof decide.mutateAsync>[0], 'version'>) =>
    decide.mutateAsync({ ...body, version }).catch((error: unknown) => {
      setSeen(null);
      throw error;
    });
  const may = (decision: (typeof view.decisions)[number]) => mayWork && view.decisions.includes(decision);
  const common = {
    draft: `${asking}-${view.id}`,
    cancel: copy.cancel,
    busy: copy.deciding,
    onClose: () => {
      setSeen(null);
      setAsking(null);
    },
  };

  const failure = decide.error ?? planning.error;
  // Concerns covered by the override request need no second reason.
  const unanswered = view.concerns.filter((concern) => !view.override?.over.includes(concern));

  const approve = () => {
    if (view.needsOverride && !view.override) ask('override');
    else if (unanswered.length > 0) ask('concerns');
    else if (isAtOnce(view)) {
      decide.mutate({ decision: 'approved', version }, { onSuccess: () => finish(copy.approvedToast) });
    } else planning.mutate({ version }, { onSuccess: onDecided });
  };
  const finish = (words: string) => {
    confirmation(words);
    onDecided();
  };
  const itemMessages = view.items
    .flatMap(({ label, review }) =>
      review?.outcome === 'needs_fix' && review.message ? [`${label}: ${review.message}`] : [],
    )
    .join('\n');

  return (
    <section aria-label={copy.decide} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <h3 data-decision tabIndex={-1} className="scroll-mt-20 text-lg">
        {copy.decide}
      </h3>
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
      {may('approved') && view.blockers.length === 0 && (!view.needsOverride || view.override) && (
        <WhatHappens view={view} />
      )}
      {failure && !asking && <Banner tone="danger">{failure.message}</Banner>}
      <InPlace shows={view.decisions.join()} className="flex flex-wrap gap-3">
        {may('approved') && (
          <Button
            data-decide
            disabled={view.blockers.length > 0}
            busy={(decide.isPending || planning.isPending) && !asking && copy.deciding}
            onClick={approve}
          >
            {copy.approve}
          </Button>
        )}
        {may('needs_fix') && (
          <Button variant="secondary" onClick={() => ask('needs_fix')}>
            {copy.askFix}
          </Button>
        )}
        {may('rejected') && (
          <Button variant="danger" onClick={() => ask('rejected')}>
            {copy.reject}
          </Button>
        )}
        <Button variant="quiet" onClick={() => ask('hold')}>
          {copy.suspend}
        </Button>
      </InPlace>
      {asking === 'concerns' && (
        <KeptReasonDialog
          {...common}
          title={evidenceCopy.concerns.title}
          body={<Questions texts={unanswered} />}
          label={evidenceCopy.concerns.reason}
          confirm={copy.approve}
          field="overrideReason"
          run={async (overrideReason) => {
            if (isAtOnce(view)) {
              await decideWith({ decision: 'approved', overrideReason });
              finish(copy.approvedToast);
            } else {
              await planning.mutateAsync({ version, overrideReason }).catch((error: unknown) => {
                setSeen(null);
                throw error;
              });
              onDecided();
            }
          }}
        />
      )}
      {asking === 'override' && (
        <KeptReasonDialog
          {...common}
          title={copy.overrideTitle}
          body={copy.overrideBody}
          label={copy.overrideReason}
          confirm={copy.overrideSend}
          field="overrideReason"
          run={async (overrideReason) => {
            await decideWith({ decision: 'approved', overrideReason });
            confirmation(copy.overrideToast);
          }}
        />
      )}
      {asking === 'needs_fix' && (
        <KeptReasonDialog
          {...common}
          title={copy.fixTitle}
          body={copy.fixBody}
          label={copy.message}
          confirm={copy.askFix}
          field="message"
          templates={{ ...copy.templates, texts: copy.fixTemplates }}
          start={itemMessages}
          run={async (message) => {
            await decideWith({ decision: 'needs_fix', message });
            finish(copy.needsFixToast);
          }}
        />
      )}
      {asking === 'rejected' && (
        <KeptReasonDialog
          {...common}
          isDangerous
          title={copy.rejectTitle}
          body={copy.rejectBody}
          label={copy.reason}
          confirm={copy.reject}
          field="message"
          templates={{ ...copy.templates, texts: copy.rejectTemplates }}
          run={async (message) => {
            await decideWith({ decision: 'rejected', message });
            finish(copy.rejectedToast);
          }}
        />
      )}
      {asking === 'hold' && (
        <KeptReasonDialog
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
