import type { UploadReport } from '#domains/verification/contract/official-files.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { officialFilesCopy as copy } from './official-files.copy.ts';

/** What loading a file changed, and the rows that could not be read. */
export function UploadResult({ name, report, isList }: { name: string; report: UploadReport; isList: boolean }) {
  const { problems, newestOn } = report;
  return (
    <Banner tone="ok" title={copy.loaded(name)}>
      <p>
        {[copy.report(report), newestOn && copy.newest(newestOn), isList && copy.screens].filter(Boolean).join(' ')}
      </p>
      {problems.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center">{copy.problems(report)}</summary>
          <ul className="text-sm">
            {problems.map((one) => (
              <li key={`${one.line} ${one.problem}`}>{copy.problem(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </Banner>
  );
}
