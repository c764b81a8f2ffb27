/** Bars as an SVG picture for the docs, readable on light and dark pages; each bar carries its figure as text. */

export interface Bar {
  label: string;
  value: number;
  /** A second value marked by a thin line: a p95, the end of an interval. */
  reach?: number;
  text: string;
  /** Color index; the first is ours. */
  tone: 0 | 1 | 2 | 3;
}

export interface BarChart {
  title: string;
  note: string;
  scale: 'linear' | 'log';
  groups: readonly { label: string; bars: readonly Bar[] }[];
}

const WIDTH = 880;
const LEFT = 216;
const RIGHT = 224;
const BAR = 18;
const GAP = 6;
const GROUP_GAP = 34;
const TOP = 76;
const TONES = ['#1F5A3D', '#1D5F8A', '#94610A', '#4A5750'] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const round = (value: number) => Math.round(value * 10) / 10;

/** Position of a value: one logarithmic scale for the whole chart, or a linear one per group. */
function scaleOf(scale: BarChart['scale'], bars: readonly Bar[], span: number): (value: number) => number {
  const values = bars.flatMap(({ value, reach }) => [value, reach ?? value]).filter((value) => value > 0);
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (scale === 'linear') return (value) => LEFT + (value / most) * span;
  const low = Math.log10(least) - 0.3;
  return (value) => LEFT + ((Math.log10(Math.max(value, least)) - low) / (Math.log10(most) - low)) * span;
}

export function drawBars({ title, note, scale, groups }: BarChart): string {
  const span = WIDTH - LEFT - RIGHT;
  const parts: string[] = [];
  let y = TOP;
  for (const group of groups) {
    const x = scaleOf(scale, scale === 'log' ? groups.flatMap(({ bars }) => bars) : group.bars, span);
    parts.push(`<text x="24" y="${y + 4}" class="group">${escaped(group.label)}</text>`);
    y += 14;
    for (const bar of group.bars) {
      const end = round(x(bar.value));
      const reach = round(x(bar.reach ?? bar.value));
      parts.push(
        `<text x="${LEFT - 10}" y="${y + 13}" class="label">${escaped(bar.label)}</text>`,
        `<rect x="${LEFT}" y="${y}" width="${round(Math.max(2, end - LEFT))}" height="${BAR}" rx="4" fill="${TONES[bar.tone]}"/>`,
      );
      if (bar.reach !== undefined) {
        parts.push(
          `<path d="M${end} ${y + 9}H${reach}M${reach} ${y + 4}v10" stroke="${TONES[bar.tone]}" stroke-width="2"/>`,
        );
      }
      parts.push(`<text x="${Math.max(end, reach) + 8}" y="${y + 13}" class="value">${escaped(bar.text)}</text>`);
      y += BAR + GAP;
    }
    y += GROUP_GAP - GAP;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="${escaped(title)}">
<style>text{font:13px Inter,system-ui,sans-serif;fill:#17211C}.title{font-size:18px;font-weight:600}.note,.value{fill:#4A5750}.value{font-variant-numeric:tabular-nums}.label{text-anchor:end}.group{font-weight:600}</style>
<rect width="${WIDTH}" height="${y}" rx="16" fill="#FBF9F4"/>
<text x="24" y="34" class="title">${escaped(title)}</text>
<text x="24" y="54" class="note">${escaped(note)}</text>
${parts.join('\n')}
</svg>
`;
}
