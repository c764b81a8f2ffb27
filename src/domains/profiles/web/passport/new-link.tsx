import { Download, ExternalLink, Share2 } from 'lucide-react';
import { useState } from 'react';
import { PASSPORT_PDF } from '#domains/profiles/contract/passport/passport-exports.ts';
import { passportCopy as copy } from './passport.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QrCode } from '#platform/web/ui/display/qr-code.tsx';

/** The new link as text and as a QR code, shown only here. */
export function NewLink({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Banner tone="ok" title={copy.madeTitle}>
      <div className="flex flex-col gap-3">
        <p>{copy.made}</p>
        <p className="font-mono text-sm break-all">{url}</p>
        <div className="flex flex-wrap items-center gap-3">
          {canShare() && (
            <Button size="sm" onClick={() => void share(url)}>
              <Share2 aria-hidden size={16} />
              {copy.shareLink}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
          >
            {isCopied ? copy.copied : copy.copy}
          </Button>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold"
          >
            <ExternalLink aria-hidden size={16} />
            {copy.open}
          </a>
        </div>
        <a href={pdfOf(url)} className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold">
          <Download aria-hidden size={16} />
          {copy.pdfWithCode}
        </a>
        <QrCode text={url} label={copy.qr} />
      </div>
    </Banner>
  );
}

const pdfOf = (url: string): string => PASSPORT_PDF.replace(':token', new URL(url).pathname.split('/').pop() ?? '');

/** Phones have a share sheet; most desktop browsers don't. */
const canShare = (): boolean => typeof navigator.share === 'function';

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: copy.title, text: copy.shareText, url });
  } catch {
    // Closed without sharing, or refused: the link is still there to copy.
  }
}
