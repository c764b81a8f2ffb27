import { Download } from 'lucide-react';
import { labCopy as copy } from '../lab.copy.ts';
import { saveFile } from '#platform/web/page/save-file.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';

interface Props {
  /** File name without extension. */
  name: string;
  data: unknown;
  asCsv: () => string;
}

/** Exports the result as CSV or JSON. */
export function ExportButtons({ name, data, asCsv }: Props) {
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => saveFile(`${name}.csv`, 'text/csv', asCsv())}>
        <Download aria-hidden size={18} />
        {copy.csv}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => saveFile(`${name}.json`, 'application/json', JSON.stringify(data, null, 2))}
      >
        <Download aria-hidden size={18} />
        {copy.json}
      </Button>
    </>
  );
}
