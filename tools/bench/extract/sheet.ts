import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A letter page in points on which layouts put text; it becomes a PDF with a text layer, or a scan of it. */
export const PAGE = { width: 612, height: 792, margin: 54 };

type Face = 'sans' | 'serif' | 'mono';
const FACES: Record<Face, { regular: string; bold: string }> = {
  sans: { regular: 'Helvetica', bold: 'Helvetica-Bold' },
  serif: { regular: 'Times-Roman', bold: 'Times-Bold' },
  mono: { regular: 'Courier', bold: 'Courier-Bold' },
};
const fontfile = fileURLToPath(new URL('../../../tests/fixtures/inter.ttf', import.meta.url));

interface Run {
  page: number;
  x: number;
  y: number;
  text: string;
  size: number;
  isBold: boolean;
}

interface Style {
  size?: number;
  bold?: boolean;
  /** Space above. */
  above?: number;
  indent?: number;
  /** Text at the right end of the same line. */
  right?: string;
  center?: boolean;
}

export class Sheet {
  readonly runs: Run[] = [];
  readonly face: Face;
  private readonly ruler = new PDFDocument({ autoFirstPage: false });

  constructor(face: Face = 'sans') {
    this.face = face;
  }

  column(x = PAGE.margin, width = PAGE.width - 2 * PAGE.margin, y = PAGE.margin): Pen {
    return new Pen(this, x, width, y);
  }

  widthOf(text: string, size: number, isBold: boolean): number {
    return this.ruler
      .font(FACES[this.face][isBold ? 'bold' : 'regular'])
      .fontSize(size)
      .widthOfString(text);
  }

  pdf(): Promise<Buffer> {
    return new Promise((resolve) => {
      const document = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false });
      const parts: Buffer[] = [];
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => resolve(Buffer.concat(parts)));
      for (let page = 0; page <= Math.max(...this.runs.map((run) => run.page)); page += 1) {
        document.addPage();
        for (const { x, y, text, size, isBold } of this.runs.filter((run) => run.page === page)) {
          document.font(FACES[this.face][isBold ? 'bold' : 'regular']).fontSize(size);
          document.text(text, x, y, { lineBreak: false });
        }
      }
      document.end();
    });
  }

  /** The first page as a picture. */
  async picture({ dpi = 190, background = '#ffffff' } = {}): Promise<Buffer> {
    const scale = dpi / 72;
    const layers = await Promise.all(
      this.runs
        .filter(({ page }) => page === 0)
        .map(async ({ x, y, text, size, isBold }) => {
          const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
          const input = await sharp({
            text: {
              text: isBold ? `<b>${escaped}</b>` : escaped,
              rgba: true,
              font: `Inter ${size * 0.94}`,
              fontfile,
              dpi,
            },
          })
            .png()
            .toBuffer();
          return { input, left: Math.round(x * scale), top: Math.round(y * scale) };
        }),
    );
    const create = {
      width: Math.round(PAGE.width * scale),
      height: Math.round(PAGE.height * scale),
      channels: 3,
      background,
    } as const;
    return sharp({ create }).composite(layers).png().toBuffer();
  }
}

/** Writes lines down a column. */
export class Pen {
  private readonly sheet: Sheet;
  private readonly x: number;
  private readonly width: number;
  private page = 0;
  y: number;

  constructor(sheet: Sheet, x: number, width: number, y: number) {
    this.sheet = sheet;
    this.x = x;
    this.width = width;
    this.y = y;
  }

  line(text: string, { size = 10, bold = false, above = 0, indent = 0, right, center = false }: Style = {}): this {
    this.y += above;
    for (const piece of this.wrapped(text, size, bold, this.width - indent)) {
      if (this.y > PAGE.height - PAGE.margin) {
        this.page += 1;
        this.y = PAGE.margin;
      }
      const spare = this.width - this.sheet.widthOf(piece, size, bold);
      this.put(piece, this.x + indent + (center ? spare / 2 : 0), size, bold);
      if (right) this.put(right, this.x + this.width - this.sheet.widthOf(right, size, false), size, false);
      this.y += size * 1.35;
    }
    return this;
  }

  lines(texts: readonly string[], style: Style = {}): this {
    for (const text of texts) this.line(text, style);
    return this;
  }

  private put(text: string, x: number, size: number, isBold: boolean): void {
    this.sheet.runs.push({ page: this.page, x, y: this.y, text, size, isBold });
  }

  private wrapped(text: string, size: number, bold: boolean, width: number): string[] {
    const lines: string[] = [];
    let open = '';
    for (const word of text.split(' ')) {
      const next = open ? `${open} ${word}` : word;
      if (open && this.sheet.widthOf(next, size, bold) > width) {
        lines.push(open);
        open = word;
      } else {
        open = next;
      }
    }
    return [...lines, open];
  }
}

/** A picture as a scanner or a phone makes it: tilted, noisy, and inside a PDF or on its own. */
export async function scanned(
  picture: Buffer,
  { tilt = 0, noise = 8, blur = 0 }: { tilt?: number; noise?: number; blur?: number },
): Promise<Buffer> {
  const tilted = await sharp(picture)
    .rotate(tilt, { background: '#e9e7e1' })
    .removeAlpha()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = tilted.info;
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: noise } },
  })
    .png()
    .toBuffer();
  const mixed = sharp(tilted.data).composite([{ input: grain, blend: 'soft-light' }]);
  const sharpened = await mixed.jpeg({ quality: 82 }).toBuffer();
  return blur > 0 ? sharp(sharpened).blur(blur).jpeg({ quality: 82 }).toBuffer() : sharpened;
}

/** A PDF that holds nothing but a picture. */
export function pictureAsPdf(picture: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0 });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.image(picture, 0, 0, { width: PAGE.width });
    document.end();
  });
}
