import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OfficialFile } from '#domains/verification/contract/official-files.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { officialFilesCopy as copy } from './official-files.copy.ts';
import { sendFile } from './send-file.ts';
import { UploadResult } from './upload-result.tsx';

/** Uploads an official file: progress while it is sent, then what loading it changed, or why it was refused. */
export function UploadFile({ kind }: { kind: OfficialFile }) {
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const { mutate, variables, isPending, data, error } = useMutation({
    mutationFn: (file: File) => sendFile(kind, file, setShare),
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const name = variables?.name ?? '';
  return (
    <div className="mt-2 flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{copy.expected[kind]}</p>
      {isPending ? (
        <div role="status" className="flex flex-col gap-1">
          <ProgressBar label={copy.sending(name)} value={share} />
          <p className="text-sm text-ink-soft">{share < 1 ? `${copy.sending(name)}…` : copy.loading}</p>
        </div>
      ) : (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => input.current?.click()}>
          <Upload aria-hidden size={18} />
          {copy.upload(kind)}
        </Button>
      )}
      {error && !isPending && (
        <Banner tone="danger" title={copy.refused}>
          {error.message}
        </Banner>
      )}
      {data && !isPending && <UploadResult name={name} report={data} isList={kind !== 'facilities'} />}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={copy.upload(kind)}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          setShare(0);
          if (file) mutate(file);
          target.value = '';
        }}
      />
    </div>
  );
}
