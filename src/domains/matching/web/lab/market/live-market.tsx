import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { learnInLab, type SettingShape, type VersionView } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { MarketOpening } from './market-opening.tsx';
import { liveRun } from '../lab.queries.ts';
import type { Bounds } from './move-weight.ts';
import { ProposeButton } from '../versions/propose-button.tsx';
import { RunResult } from './run-result.tsx';
import { RunTools } from './run-tools.tsx';
import { SettingForm } from '../versions/setting-form.tsx';
import { useSettled } from './use-settled.ts';

interface Props {
  items: readonly VersionView[];
  bounds: Readonly<Record<string, Bounds>>;
  start: SettingShape;
  onKept: (id: string) => void;
}

/** Delay after the last slider change before the market is matched again. */
const SETTLED_MS = 250;

/** Sliders next to the market's figures, compared with a version. */
export function LiveMarket({ items, bounds, start, onKept }: Props) {
  const [setting, setSetting] = useState(start);
  const [against, setAgainst] = useState(items.find(({ status }) => status === 'active')?.version ?? '');
  const before = items.find(({ version }) => version === against);
  const after = useSettled(setting, SETTLED_MS);
  const startedFrom = items.find((one) => one.setting === after)?.version;
  const name = startedFrom && startedFrom !== against ? startedFrom : copy.moved;
  const query = useQuery(
    liveRun(before ? { name: before.version, setting: before.setting } : null, { name, setting: after }),
  );
  const isOld = query.isPlaceholderData || after !== setting;
  const learn = useMutation({
    mutationFn: () => call(learnInLab, {}),
    onSuccess: (learned) => setSetting(learned.setting),
  });
  const choices = items.map(({ version, status }) => ({
    value: version,
    label: `${version} (${copy.statuses[status]})`,
  }));
  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_1fr]">
      <Card className="flex flex-col gap-5 self-start max-lg:[&_*]:scroll-mb-24 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        <Section title={copy.setting} hint={copy.settingHint}>
          <SelectField
            label={copy.start}
            placeholder="–"
            options={choices}
            value={items.find((one) => one.setting === setting)?.version ?? ''}
            onChange={(event) => {
              const chosen = items.find(({ version }) => version === event.target.value);
              if (chosen) setSetting(chosen.setting);
            }}
          />
          <Button variant="secondary" size="sm" busy={learn.isPending && copy.learning} onClick={() => learn.mutate()}>
            {copy.learn}
          </Button>
          {learn.data && (
            <p className="text-sm text-ink-soft">
              {learn.data.pairs === 0
                ? copy.nothingToLearn
                : copy.learned(
                    learn.data.pairs,
                    Object.values(learn.data.outcomes).reduce((sum, count) => sum + count, 0),
                    [learn.data.lossBefore, learn.data.lossAfter],
                  )}
            </p>
          )}
          {learn.error && <Banner tone="danger">{learn.error.message}</Banner>}
        </Section>
        <SettingForm setting={setting} bounds={bounds} onChange={setSetting} />
        <ProposeButton setting={setting} />
        {query.data && <FiguresStrip before={query.data.before} after={query.data.after} />}
      </Card>
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <SelectField
            label={copy.compareWith}
            options={choices}
            value={against}
            onChange={(event) => setAgainst(event.target.value)}
          />
          {query.data && (
            <RunTools
              run={query.data}
              keep={{ before: before && { name: before.version, setting: before.setting }, after: setting, onKept }}
            />
          )}
        </div>
        {query.isPending && query.fetchStatus === 'fetching' ? (
          <MarketOpening />
        ) : (
          <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
            {(run) => (
              <RunResult run={run} waitsFor={!isOld ? null : query.fetchStatus === 'paused' ? 'network' : 'answer'} />
            )}
          </QueryStates>
        )}
      </div>
    </div>
  );
}
