import { useSyncExternalStore } from 'react';
import { THEME_COLORS } from '#kernel/brand.ts';
import { THEME_KEY, THEME_META } from '#platform/contract/theme-script.ts';

export type Theme = 'system' | 'light' | 'dark';
const listeners = new Set<() => void>();

function read(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || theme === 'light' ? theme : 'system';
}

/** Sets and stores the theme; `system` removes the stored choice and follows the device. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  colorFrame(theme);
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the theme lasts for this page only.
  }
  for (const listener of listeners) listener();
}

/** Colors the browser's own frame by the chosen theme. */
function colorFrame(theme: Theme): void {
  document.querySelector(`#${THEME_META}`)?.remove();
  if (theme === 'system') return;
  const meta = document.createElement('meta');
  meta.id = THEME_META;
  meta.name = 'theme-color';
  meta.content = THEME_COLORS[theme];
  document.head.prepend(meta);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => 'system');
