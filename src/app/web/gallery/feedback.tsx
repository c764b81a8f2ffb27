import { useState } from 'react';
import { confirmation, notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Badge, StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { ErrorBoundary, ErrorCard } from '#platform/web/ui/feedback/error-boundary.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { EmptyState, ErrorState, Loading, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { TopBar } from '#platform/web/ui/feedback/top-bar.tsx';
import { errors } from '#platform/web/copy/errors.ts';
import { Group, Row, Specimen, State } from './specimen.tsx';

const TONES: readonly (readonly [Tone, string])[] = [
  ['neutral', 'Draft'],
  ['info', 'Applied'],
  ['brand', 'Interviewing'],
  ['ok', 'Approved'],
  ['warn', 'Expires soon'],
  ['danger', 'On hold'],
];
const LONG = 'Waiting for a primary source that answers within 5 business days';

export const Feedback = () => (
  <Group
    id="feedback"
    title="Feedback"
    intro="What a screen says about the state of a thing, of the screen, or of what was just done."
  >
    <Specimen
      file="feedback/badge.tsx"
      title="Badge and status pill"
      use="A badge classifies. A pill gives a status, always with icon and word."
    >
      <State name="Badges">
        <Row>
          {TONES.map(([tone, word]) => (
            <Badge key={tone} tone={tone}>
              {word}
            </Badge>
          ))}
        </Row>
      </State>
      <State name="Status pills">
        <Row>
          {TONES.map(([tone, word]) => (
            <StatusPill key={tone} tone={tone}>
              {word}
            </StatusPill>
          ))}
        </Row>
      </State>
      <State name="Long text that wraps">
        <StatusPill tone="warn" mayWrap>
          {LONG}
        </StatusPill>
      </State>
    </Specimen>
    <Specimen
      file="feedback/banner.tsx"
      title="Banner"
      use="Concerns the whole screen and stays until it no longer applies. Screen readers announce a danger banner immediately."
    >
      <Banner title="Your profile is under review">We review credentials in 1–2 business days.</Banner>
      <Banner tone="ok">All required documents are in.</Banner>
      <Banner tone="warn" action={<Button size="sm">Fix issues</Button>}>
        Your license expires in 20 days.
      </Banner>
      <Banner tone="danger" title="Not saved" isAlert={false}>
        The connection was lost. What you typed is still here.
      </Banner>
    </Specimen>
    <Screens />
    <Specimen
      file="feedback/progress-bar.tsx"
      title="Progress bar"
      use="Real progress of something long. With `isBare` where the text beside it gives the number."
    >
      <ProgressBar label="Upload, not started" value={0} />
      <ProgressBar label="Upload" value={0.42} />
      <ProgressBar label="Upload, done" value={1} />
      <ProgressBar label="Profile completeness" value={0.8} isBare />
    </Specimen>
    <Specimen
      file="feedback/toasts.tsx"
      title="Toasts"
      use="Confirms what was done, with Undo where it can be undone. Never the only copy of an error."
    >
      <Row>
        <Button variant="secondary" size="sm" onClick={() => confirmation('Section saved')}>
          Confirm
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => confirmation('Match dismissed', { action: { label: 'Undo', onClick: () => undefined } })}
        >
          Confirm with Undo
        </Button>
        <Button variant="secondary" size="sm" onClick={() => notice('Changes sent to review', { tone: 'ok' })}>
          Outcome
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => notice('Not saved', { tone: 'danger', body: 'The connection was lost. Please try again.' })}
        >
          Error
        </Button>
      </Row>
    </Specimen>
    <Specimen
      file="feedback/top-bar.tsx"
      title="Top bar"
      use="A line above the page for as long as something unusual is on, such as viewing as another user."
    >
      <div className="overflow-hidden rounded-control">
        <TopBar label="Viewing as Ana Ruiz">
          <span>You are viewing as Ana Ruiz. Changes are off.</span>
          <Button variant="secondary" size="sm">
            Stop
          </Button>
        </TopBar>
      </div>
    </Specimen>
    <Faults />
  </Group>
);

/** The four states that every screen has. */
const Screens = () => (
  <Specimen
    file="feedback/states.tsx"
    title="Loading, empty, error"
    use="Every screen has these. `QueryStates` chooses between them for a query."
    isWide
  >
    <div className="grid gap-6 md:grid-cols-3">
      <State name="Loading">
        <Loading label="Loading jobs">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Loading>
      </State>
      <State name="Empty">
        <EmptyState title="No applicants yet" action={<Button size="sm">Invite to talk</Button>}>
          The job went live today. Matched people see it tonight.
        </EmptyState>
      </State>
      <State name="Error">
        <ErrorState
          title="We could not load this"
          message="The connection was lost. Nothing you did was undone."
          onRetry={() => undefined}
        />
      </State>
    </div>
    <State name="A query that found something">
      <QueryStates query={{ data: 12, error: null, refetch: () => undefined }} skeleton={<Skeleton className="h-6" />}>
        {(count) => <p>{`${count} open jobs`}</p>}
      </QueryStates>
    </State>
  </Specimen>
);

function Faults() {
  const [isBroken, setBroken] = useState(false);
  return (
    <Specimen
      file="feedback/error-boundary.tsx"
      title="Error boundary"
      use="Around a part of a screen that may fail by itself, so that the rest of the screen goes on."
    >
      <State name="Failed">
        <ErrorCard labels={errors.card} onRetry={() => undefined} />
      </State>
      <State name="Try it">
        <ErrorBoundary labels={errors.card} onError={() => setBroken(false)}>
          {isBroken ? (
            <Broken />
          ) : (
            <Button variant="secondary" size="sm" onClick={() => setBroken(true)}>
              Break this part
            </Button>
          )}
        </ErrorBoundary>
      </State>
    </Specimen>
  );
}

function Broken(): never {
  throw new Error('Broken on purpose in the gallery');
}
