const WORD = /[\p{L}\p{N}]/u;

interface Named {
  name: string;
}

/**
 * A text in parts: plain text, and mentions of members by `@` and full name. The longest name wins, and a name ends where
 * its word does: `@Ann Lee` does not mention Ann Lee in `@Ann Leeds`.
 */
export function partsOf<M extends Named>(text: string, members: readonly M[]): { text: string; member: M | null }[] {
  const byLength = members.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  const parts: { text: string; member: M | null }[] = [];
  let plainFrom = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < plainFrom || WORD.test(text.charAt(at - 1))) continue;
    const member = byLength.find(
      ({ name }) => text.startsWith(name, at + 1) && !WORD.test(text.charAt(at + 1 + name.length)),
    );
    if (!member) continue;
    if (at > plainFrom) parts.push({ text: text.slice(plainFrom, at), member: null });
    plainFrom = at + 1 + member.name.length;
    parts.push({ text: text.slice(at, plainFrom), member });
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), member: null });
  return parts;
}

/** The members whom a text mentions; of two with the same name, both. */
export function mentionedIn<M extends Named>(text: string, members: readonly M[]): M[] {
  const names = new Set(partsOf(text, members).flatMap(({ member }) => (member ? [member.name] : [])));
  return members.filter(({ name }) => names.has(name));
}

/** What is typed after the last `@` before the cursor, if it can still become a name. */
export function mentionAt(text: string, cursor: number): { from: number; typed: string } | null {
  const from = text.lastIndexOf('@', cursor - 1);
  if (from < 0 || WORD.test(text.charAt(from - 1))) return null;
  const typed = text.slice(from + 1, cursor);
  return typed.length > 40 || typed.includes('\n') ? null : { from, typed };
}
