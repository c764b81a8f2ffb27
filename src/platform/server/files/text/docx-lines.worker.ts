import { parentPort, workerData } from 'node:worker_threads';
import { strFromU8, unzipSync } from 'fflate';
import { XMLParser } from 'fast-xml-parser';
import type { DocxAnswer } from './docx-lines.ts';

/** The parts that hold what a reader sees. Relationships, macros and embedded objects are never opened. */
const TEXT_PART = /^word\/(document|header\d*|footer\d*)\.xml$/;
const PICTURE = /^word\/media\/[^/]+\.(jpe?g|png)$/i;
/** A logo is smaller than a portrait. */
const PHOTO_BYTES = 8000;
/** Against archives that grow when they are opened. */
const MOST_BYTES = 20_000_000;
const MOST_PARTS = 2000;

type Node = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  trimValues: false,
  processEntities: true,
  ignoreAttributes: false,
  parseTagValue: false,
});

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: Node): Node[] => {
  const inside = node[nameOf(node)];
  return Array.isArray(inside) ? (inside as Node[]) : [];
};

const textOf = ({ '#text': text }: Node): string => (typeof text === 'string' ? text : '');

/** Word draws the mark of a list item itself. */
const isListItem = (paragraph: Node): boolean =>
  childrenOf(paragraph)
    .filter((part) => nameOf(part) === 'w:pPr')
    .some((properties) => childrenOf(properties).some((one) => nameOf(one) === 'w:numPr'));

/** The paragraphs below a node, in order; the cells of a table's row share a line. */
function linesIn(nodes: readonly Node[], lines: string[]): void {
  for (const node of nodes) {
    const name = nameOf(node);
    if (name === 'w:p') {
      const mark = isListItem(node) ? '• ' : '';
      lines.push(...(mark + textIn(childrenOf(node), lines)).split('\n'));
    } else if (name === 'w:tr') {
      lines.push(...rowLines(childrenOf(node)));
    } else if (name !== 'mc:Fallback') {
      linesIn(childrenOf(node), lines);
    }
  }
}

/**
 * A row of a table. Cells with one line each are parts of one sentence; cells with many are columns of a page layout.
 */
function rowLines(parts: readonly Node[]): string[] {
  const cells = parts
    .filter((part) => nameOf(part) === 'w:tc')
    .map((cell) => {
      const lines: string[] = [];
      linesIn(childrenOf(cell), lines);
      return lines.filter((line) => line.trim());
    });
  return cells.every(({ length }) => length <= 1) ? [cells.map(([line]) => line ?? '').join('\t')] : cells.flat();
}

/** The text of a paragraph. A text box in it comes before it, as lines of its own. */
function textIn(nodes: readonly Node[], lines: string[]): string {
  return nodes
    .map((node) => {
      const name = nameOf(node);
      if (name === '#text') return '';
      if (name === 'w:t')
        return childrenOf(node)
          .map((part) => textOf(part))
          .join('');
      if (name === 'w:tab') return '\t';
      if (name === 'w:br' || name === 'w:cr') return '\n';
      if (name === 'w:noBreakHyphen') return '-';
      if (name === 'w:txbxContent') {
        linesIn(childrenOf(node), lines);
        return '';
      }
      if (name === 'mc:Fallback' || name === 'w:del' || name === 'w:instrText' || name === 'w:pPr') return '';
      if (name === 'w:p') {
        linesIn([node], lines);
        return '';
      }
      return textIn(childrenOf(node), lines);
    })
    .join('');
}

function read(bytes: Uint8Array): DocxAnswer {
  let size = 0;
  let parts = 0;
  let isBomb = false;
  let hasMacros = false;
  let hasPhoto = false;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (/vbaProject\.bin$/i.test(name)) hasMacros = true;
      if (PICTURE.test(name) && originalSize >= PHOTO_BYTES) hasPhoto = true;
      parts += 1;
      isBomb ||= parts > MOST_PARTS;
      if (!TEXT_PART.test(name)) return false;
      size += originalSize;
      isBomb ||= size > MOST_BYTES;
      return !isBomb;
    },
  });
  if (hasMacros) return { problem: 'macros' };
  if (isBomb || !files['word/document.xml']) return { problem: 'damaged' };
  const names = Object.keys(files).toSorted((a, b) => order(a) - order(b));
  const lines: string[] = [];
  for (const name of names) linesIn(parser.parse(strFromU8(files[name] ?? new Uint8Array())) as Node[], lines);
  return { lines: lines.map((line) => line.replaceAll(/[^\S\t]+/g, ' ').trim()).filter(Boolean), hasPhoto };
}

/** Headers, where templates put the name and the phone, come first. */
const order = (name: string): number => (name.includes('header') ? 0 : name.includes('document') ? 1 : 2);

try {
  parentPort?.postMessage(read(workerData as Uint8Array));
} catch {
  parentPort?.postMessage({ problem: 'damaged' } satisfies DocxAnswer);
}
