import { Eraser } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { DRAWING, type Drawing } from '#domains/hiring/contract/offers/offer-signatures.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/forms/field.tsx';
import { signatureCopy as copy } from './signature.copy.ts';

type Point = Drawing[number][number];

/** Points closer than this add nothing to a line. */
const LEAST_STEP = 3;
const pathOf = ([first, ...rest]: readonly Point[]): string =>
  first ? `M${first.join(' ')}L${(rest.length > 0 ? rest : [first]).map((point) => point.join(' ')).join('L')}` : '';
const pointsIn = (drawing: Drawing): number => drawing.reduce((sum, { length }) => sum + length, 0);

/** A field to draw a signature in. Typing a name is the way for a keyboard. */
export function SignaturePad({
  value,
  onChange,
  error,
}: {
  value: Drawing;
  onChange: (drawing: Drawing) => void;
  error?: string | undefined;
}) {
  const isDrawing = useRef(false);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share)) * most);
    return [within((clientX - left) / width, DRAWING.width), within((clientY - top) / height, DRAWING.height)];
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (value.length >= DRAWING.mostStrokes || pointsIn(value) >= DRAWING.mostPoints) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    onChange([...value, [pointOf(event)]]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const stroke = value.at(-1);
    const last = stroke?.at(-1);
    if (!isDrawing.current || !stroke || !last || pointsIn(value) >= DRAWING.mostPoints) return;
    const next = pointOf(event);
    if (Math.hypot(next[0] - last[0], next[1] - last[1]) < LEAST_STEP) return;
    onChange([...value.slice(0, -1), [...stroke, next]]);
  };
  const end = () => {
    isDrawing.current = false;
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <svg
          role="img"
          aria-label={copy.pad}
          viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
          className="block aspect-[3/1] w-full touch-none rounded-control border border-line-strong bg-surface text-ink"
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <line x1="24" y1="158" x2={DRAWING.width - 24} y2="158" className="stroke-line" strokeWidth="2" />
          <path
            d={value.map(pathOf).join('')}
            fill="none"
            stroke="currentColor"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {value.length === 0 && (
          <span aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center text-ink-soft">
            {copy.empty}
          </span>
        )}
      </div>
      <FieldError id="signature-drawing-error" error={error} />
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        disabled={value.length === 0}
        onClick={() => onChange([])}
      >
        <Eraser aria-hidden size={18} />
        {copy.clear}
      </Button>
    </div>
  );
}
