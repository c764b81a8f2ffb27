import { Camera, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';

/** Accepts files by drag and drop, by selection, or from the phone's camera, which comes first on a phone. The caller uploads them. */
export function FileDrop({
  label,
  hint,
  accept,
  onFiles,
}: {
  label: string;
  hint: string;
  accept: string;
  onFiles: (files: File[]) => void;
}) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (list: FileList | null) => {
    if (list && list.length > 0) onFiles([...list]);
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={classes(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-5 py-8 text-center transition-colors',
        isOver ? 'border-primary bg-prairie-50' : 'border-line-strong/60',
      )}
    >
      <p id={id} className="font-semibold max-md:sr-only">
        {label}
      </p>
      <p className="text-sm text-ink-soft">{hint}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button className="md:hidden" onClick={() => camera.current?.click()}>
          <Camera aria-hidden size={18} />
          Take a photo
        </Button>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          <Upload aria-hidden size={18} />
          Choose files
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Take a photo"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
