import type { ApplicationReceipt } from '#domains/hiring/contract/applications/applications.ts';
import { whoSeesName } from '#domains/hiring/contract/who-sees.ts';
import { moment } from '#platform/web/page/format.ts';
import { applicationCopy as copy } from './applications.copy.ts';

/** What an application sent, to whom and why. */
export function Receipt({ receipt }: { receipt: ApplicationReceipt }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{copy.receipt}</h3>
      <p className="text-sm text-ink-soft">{`${copy.receiptLead} ${moment(receipt.sentAt)} · ${copy[receipt.source]}`}</p>
      {receipt.consent ? (
        <p className="text-sm text-ink-soft">
          {copy.consent(receipt.consent.version, moment(receipt.consent.grantedAt))}
        </p>
      ) : null}
      {receipt.reasons.length > 0 ? <Lines title={copy.reasons} lines={receipt.reasons} /> : null}
      <p>{whoSeesName(receipt.organizationName)}</p>
      <SharedList title={copy.shared} shared={receipt.shared} />
      <Lines title={copy.withheld} lines={receipt.withheld} />
    </section>
  );
}

export function SharedList({ title, shared }: { title: string; shared: ApplicationReceipt['shared'] }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <dl className="mt-1 flex flex-col gap-1">
        {shared.map(({ label, values }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{label}:</dt>
            <dd>{values.join('; ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
