import { Download } from 'lucide-react';
import { useState } from 'react';
import { passportCopy as copy } from './passport.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { useExport, useSavePdf, type Format } from './passport.queries.ts';

const FORMATS: readonly Format[] = ['resume', 'fhir'];

/** Exports the chosen facts as a file, with optional additions. */
export function ExportForm({ chosen }: { chosen: ReadonlySet<string> }) {
  const take = useExport();
  const pdf = useSavePdf();
  const [isStated, setStated] = useState(true);
  const [withContact, setWithContact] = useState(false);
  const save = (format: Format) => {
    const parts = {
      facts: [...chosen].join(','),
      stated: isStated ? 'true' : 'false',
      contact: withContact ? 'true' : 'false',
    } as const;
    take.mutate({ format, parts });
  };
  return (
    <>
      <Failure error={pdf.error ?? take.error} />
      <div>
        <Button busy={pdf.isPending && copy.saving} onClick={() => pdf.mutate(chosen)}>
          <Download aria-hidden size={18} />
          {copy.pdf}
        </Button>
      </div>
      <div>
        <Checkbox label={copy.stated} hint={copy.statedHint} checked={isStated} onChange={setStated} />
        <Checkbox label={copy.contact} hint={copy.contactHint} checked={withContact} onChange={setWithContact} />
      </div>
      <div className="flex flex-wrap gap-3">
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={take.isPending && take.variables.format === format && copy.saving}
            onClick={() => save(format)}
          >
            <Download aria-hidden size={18} />
            {copy[format]}
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-soft">{copy.formats}</p>
    </>
  );
}

const Failure = ({ error }: { error: Error | null }) => error && <Banner tone="danger">{error.message}</Banner>;
