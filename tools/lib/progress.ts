const WIDTH = 30;
const STEP = 0.1;

/** Draws a moving bar in a terminal; elsewhere prints a line every tenth. Shares go from 0 to 1. */
export function progressBar(label: string, out: NodeJS.WriteStream = process.stderr): (share: number) => void {
  let drawn = -1;
  return (share) => {
    const step = out.isTTY ? 0.01 : STEP;
    const reached = Math.min(1, Math.floor(share / step + 1e-9) * step);
    if (reached <= drawn) return;
    drawn = reached;
    const filled = Math.round(reached * WIDTH);
    const line = `${label} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${String(Math.round(reached * 100)).padStart(3)}%`;
    out.write(out.isTTY ? `\r${line}${reached === 1 ? '\n' : ''}` : `${line}\n`);
  };
}
