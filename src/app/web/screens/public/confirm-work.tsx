import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import {
  LINK_STATES,
  type AskedQuestion,
  type EmployerAnswer,
  type LinkState,
} from '#domains/profiles/contract/work/work-confirmations.ts';
import { confirmPageCopy as copy } from '#domains/profiles/web/work-confirmations/work-confirmations.copy.ts';
import { AuthCard, ErrorBox, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';
import { AnswerForm } from '#domains/profiles/web/work-confirmations/answer-form.tsx';
import { linkedQuestion, sendAnswer } from '#domains/profiles/web/work-confirmations/answer.queries.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import NotFound from '../not-found.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/**
 * The page that an email links a past employer to, who has no account. The token is in the hash. Without a token, or
 * where the feature is off, the page is not found.
 */
export default function ConfirmWork() {
  const token = useLocation().hash.slice(1);
  return token ? <Answer token={token} /> : <NotFound />;
}

function Answer({ token }: { token: string }) {
  const client = useQueryClient();
  const link = useQuery(linkedQuestion(token));
  const end = (state: LinkState) => client.setQueryData(linkedQuestion(token).queryKey, { state, question: null });

  const send = async (answer: EmployerAnswer) => {
    try {
      end((await sendAnswer(token, answer)).state);
    } catch (error) {
      const current = error instanceof ApiError && LINK_STATES.find((state) => state === error.current);
      if (!current) throw withoutFieldPrefix(error);
      end(current);
    }
  };

  if (link.isPending) {
    return (
      <AuthCard title={copy.title}>
        <WaitingLine>{copy.waiting}</WaitingLine>
      </AuthCard>
    );
  }
  if (link.isError) {
    if (link.error instanceof ApiError && link.error.code === 'NOT_FOUND') return <NotFound />;
    return (
      <AuthCard title={copy.title}>
        <ErrorBox message={link.error.message} />
        <Button onClick={() => void link.refetch()}>{copy.again}</Button>
      </AuthCard>
    );
  }
  const { state, question } = link.data;
  if (question) return <Question question={question} send={send} />;
  const { title, body } = copy.end[state === 'open' ? 'unknown' : state];
  return (
    <AuthCard title={title}>
      <p>{body}</p>
    </AuthCard>
  );
}

function Question({ question, send }: { question: AskedQuestion; send: (answer: EmployerAnswer) => Promise<void> }) {
  const { personName, title, employerName, startedOn, endedOn } = question;
  const facts = { personName, title, employerName, startedOn: day(startedOn), endedOn: day(endedOn) };
  return (
    <AuthCard title={copy.title} lead={copy.lead(personName)} isWide>
      <dl className="grid gap-x-6 gap-y-1.5 grid-cols-[auto_minmax(0,1fr)] rounded-control bg-prairie-50 p-4">
        {(['personName', 'title', 'employerName', 'startedOn', 'endedOn'] as const).map((name) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{copy.facts[name]}</dt>
            <dd className="font-medium wrap-anywhere">{facts[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{copy.purpose}</p>
      <AnswerForm question={question} send={send} />
    </AuthCard>
  );
}

/** Strips the `answer.` prefix from the server's field names. */
function withoutFieldPrefix(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, message]) => [name.replace(/^answer\./, ''), message]),
  );
  return new ApiError(error.status, error.code, error.message, { fields });
}
