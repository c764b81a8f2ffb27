import { madeName } from '#kernel/names.ts';

const ENDINGS: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
};
const LONGEST = 150;

/**
 * The file name given by the person, sanitized for storage: no hidden characters, path or link, and with the extension of
 * the stored type.
 */
export function fileNameFor(given: string, contentType: string): string {
  const stem = given
    .replaceAll(/[/\\]/g, '')
    .replace(/^[.\s]+/, '')
    .replace(/\.[a-z0-9]{1,5}\s*$/i, '');
  return `${madeName(stem).slice(0, LONGEST).trim() || 'file'}${ENDINGS[contentType] ?? ''}`;
}
