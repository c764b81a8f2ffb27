import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { calendarCopy as copy } from './calendar.copy.ts';

/** The new link, shown only here. */
export function NewAddress({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const toClipboard = () =>
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <Banner tone="ok" title={copy.madeTitle}>
      <div className="flex flex-col gap-3">
        <p>{copy.made}</p>
        <p className="rounded-control border border-line bg-surface p-3 font-mono text-sm break-all text-ink">{url}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" onClick={() => void toClipboard()}>
            {outcome === 'copied' ? copy.copied : copy.copy}
          </Button>
          <a
            href={url.replace(/^https?:/, 'webcal:')}
            className="inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <CalendarPlus aria-hidden size={18} />
            {copy.open}
          </a>
        </div>
        <p role="status" className="empty:hidden">
          {outcome === 'failed' ? copy.copyFailed : ''}
        </p>
        <p>{copy.how}</p>
      </div>
    </Banner>
  );
}
