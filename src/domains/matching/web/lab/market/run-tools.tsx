import { runLab, type RunView, type SettingShape } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { keptRuns, type NamedSetting } from '../lab.queries.ts';
import { ResultTools } from './result-tools.tsx';
import { runAsCsv } from './run-export.ts';

interface Keep {
  before: NamedSetting | undefined;
  after: SettingShape;
  onKept: (id: string) => void;
}

export function RunTools({ run, keep }: { run: RunView; keep?: Keep }) {
  return (
    <ResultTools
      file={{ name: `matching-lab-${run.createdAt.slice(0, 10)}`, data: run, asCsv: () => runAsCsv(run) }}
      keep={
        keep
          ? {
              words: { action: copy.keep, body: copy.keepBody, name: copy.keepName },
              store: (name) =>
                call(runLab, {
                  body: {
                    ...(keep.before ? { before: keep.before } : {}),
                    after: { name, setting: keep.after },
                    keep: name,
                  },
                }),
              field: 'after.name',
              list: keptRuns().queryKey,
              onKept: keep.onKept,
            }
          : null
      }
    />
  );
}
