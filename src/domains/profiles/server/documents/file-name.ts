import { madeName } from '#kernel/names.ts';

const ENDINGS: Record<string, string> = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg', 'image/png': '.png' };
const LONGEST = 150;

/**
 * The name that the person gave, as every write of it stores it: nothing hidden, no path, no link, and with the ending
 * of what is stored.
 */
export function fileNameFor(given: string, contentType: string): string {
  const stem = given
    .replaceAll(/[/\\]/g, '')
    .replace(/^[.\s]+/, '')
    .replace(/\.[a-z0-9]{1,5}\s*$/i, '');
  return `${madeName(stem).slice(0, LONGEST).trim() || 'file'}${ENDINGS[contentType] ?? ''}`;
}
