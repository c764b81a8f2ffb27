import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { endSessions, type listSessions } from '#domains/accounts/contract/identity.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { securityCopy as copy } from './security.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { deviceName } from '#platform/web/session/device-name.ts';
import { PresentPasswordForm } from './present-password-form.tsx';
import { mySessions } from './security.queries.ts';

type Session = ResponseOf<typeof listSessions>[number];

/** Lists the account's sessions; each can be ended, and all but this one together. */
export function SessionList({ hasPassword }: { hasPassword: boolean }) {
  const [isEnding, setEnding] = useState(false);
  return (
    <QueryStates query={useQuery(mySessions())} skeleton={<Skeleton className="h-40" />}>
      {(sessions) => (
        <InPlace shows={isEnding ? 'form' : `button of ${sessions.length}`} className="grid gap-3">
          <ul className="grid gap-3">
            {sessions.map((session) => (
              <li key={session.id}>
                <SessionCard session={session} hasPassword={hasPassword} />
              </li>
            ))}
          </ul>
          {isEnding ? (
            <EndForm hasPassword={hasPassword} submit={copy.endOthers} onClose={() => setEnding(false)} />
          ) : (
            sessions.length > 2 && (
              <Button variant="secondary" className="justify-self-start" onClick={() => setEnding(true)}>
                {copy.endOthers}
              </Button>
            )
          )}
        </InPlace>
      )}
    </QueryStates>
  );
}

function SessionCard({ session, hasPassword }: { session: Session; hasPassword: boolean }) {
  const [isEnding, setEnding] = useState(false);
  const device = deviceName(session.userAgent) ?? copy.unknownDevice;
  const Icon = /iPhone|Android|Mobile/.test(session.userAgent) ? Smartphone : Monitor;
  return (
    <Card>
      <InPlace shows={isEnding ? 'form' : 'button'} className="grid gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <Icon aria-hidden className="text-ink-soft" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {device}
              {session.isCurrent && <Badge tone="ok">{copy.thisDevice}</Badge>}
            </p>
            <p className="text-sm text-ink-soft">
              {copy.signedIn(ago(session.signedInAt))} {session.address && copy.address(session.address)}
            </p>
          </div>
          {!session.isCurrent && !isEnding && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={copy.endOf(device, ago(session.signedInAt))}
              onClick={() => setEnding(true)}
            >
              {copy.end}
            </Button>
          )}
        </div>
        {isEnding && (
          <EndForm id={session.id} hasPassword={hasPassword} submit={copy.end} onClose={() => setEnding(false)} />
        )}
      </InPlace>
    </Card>
  );
}

interface EndFormProps {
  /** Without one, all sessions but this one. */
  id?: string;
  hasPassword: boolean;
  submit: string;
  onClose: () => void;
}

function EndForm({ id, hasPassword, submit, onClose }: EndFormProps) {
  const client = useQueryClient();
  return (
    <PresentPasswordForm
      hasPassword={hasPassword}
      words={{ submit, busy: copy.ending, cancel: copy.cancel }}
      submit={async (proof) => {
        await call(endSessions, { body: { ...proof, ...(id ? { id } : {}) } });
        onClose();
        await client.invalidateQueries(mySessions());
        notice(id ? copy.ended : copy.endedOthers, { tone: 'ok' });
      }}
      onCancel={onClose}
    />
  );
}
