import { useState } from 'react';
import type { PassportLink } from '#domains/profiles/contract/passport/passport.ts';
import { passportCopy as copy } from './passport.copy.ts';
import { ago, moment } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { useEndLink } from './passport.queries.ts';

/** Each link with its facts, expiration and views, and a way to end it. */
export function LinkList({ links }: { links: PassportLink[] }) {
  const end = useEndLink();
  const [asked, setAsked] = useState<PassportLink | null>(null);
  if (links.length === 0) return <p className="text-ink-soft">{copy.noLinks}</p>;
  return (
    <>
      {end.error && <Banner tone="danger">{end.error.message}</Banner>}
      <ul className="flex flex-col divide-y divide-line">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-start justify-between gap-3 py-4">
            <Link link={link} />
            {link.isOpen && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={copy.endNamed(link.label)}
                onClick={() => setAsked(link)}
              >
                {copy.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={copy.endTitle}
        body={copy.endBody}
        confirmLabel={copy.end}
        busyLabel={copy.ending}
        isDangerous
        isBusy={end.isPending}
        isOpen={asked !== null}
        onConfirm={() => asked && end.mutate(asked.id, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function Link({ link }: { link: PassportLink }) {
  const { label, shows, isOpen, revokedAt, expiresAt, views, lastViews } = link;
  const [last] = lastViews;
  const standing = isOpen
    ? copy.openUntil(moment(expiresAt))
    : revokedAt
      ? copy.revoked(ago(revokedAt))
      : copy.ended(ago(expiresAt));
  return (
    <div className="min-w-0 flex-1">
      <h3 className="font-semibold break-words">{label}</h3>
      <p className="text-sm text-ink-soft">{standing}</p>
      {isOpen && (
        <p className="text-sm text-ink-soft">
          {shows.length > 0 ? `${copy.shows}: ${shows.join('; ')}` : copy.showsNothing}
        </p>
      )}
      <p className="text-sm">
        {copy.views(views)} {last && copy.last(moment(last))}
      </p>
    </div>
  );
}
