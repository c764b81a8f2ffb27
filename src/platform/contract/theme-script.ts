import { THEME_COLORS } from '#kernel/brand.ts';

/** Storage key of the chosen theme. */
export const THEME_KEY = 'tallgrass:production:theme';

/** Id of the meta element placed before the system's two while a theme is chosen by hand: the first match counts. */
export const THEME_META = 'chosen-theme-color';

/**
 * Runs in every page before the first paint, so that a remembered theme doesn't flash. Its hash is in the page's
 * policy.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}'),c=${JSON.stringify(THEME_COLORS)}[t];if(c){document.documentElement.dataset.theme=t;var m=document.createElement('meta');m.id='${THEME_META}';m.name='theme-color';m.content=c;document.head.prepend(m)}}catch(e){}`;
