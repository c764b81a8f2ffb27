/**
 * What is typed and not yet saved, kept in this tab so that a reload or a lost network costs nothing. It holds personal
 * data, so it goes with the tab and with the sign-out, and never into long-term storage.
 */
const keyOf = (name: string) => `tallgrass:production:draft_${name}`;

export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // A full or forbidden storage costs the safety net, never the form.
  }
}

export const dropDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));
