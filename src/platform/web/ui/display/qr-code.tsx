import { useMemo } from 'react';
import { encode } from 'uqr';

/** Black on white in both themes, because cameras need the contrast. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 4 });
    const cells = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: cells.join('') };
  }, [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="w-56 rounded-control bg-white">
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
