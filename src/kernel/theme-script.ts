import { THEME_COLORS } from './brand.ts';

/** Where the chosen theme is remembered. */
export const THEME_KEY = 'tallgrass:production:theme';

/** The meta element that stands before the device's two while a theme is chosen by hand: the first that fits counts. */
export const THEME_META = 'chosen-theme-color';

/** Runs in every page before anything paints, so that a remembered theme never flashes. Its hash is in the page's policy. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}'),c=${JSON.stringify(THEME_COLORS)}[t];if(c){document.documentElement.dataset.theme=t;var m=document.createElement('meta');m.id='${THEME_META}';m.name='theme-color';m.content=c;document.head.prepend(m)}}catch(e){}`;
