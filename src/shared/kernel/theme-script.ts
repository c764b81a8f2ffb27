/** Where the chosen theme is remembered. */
export const THEME_KEY = 'tallgrass:production:theme';

/** Runs in every page before anything paints, so that a remembered theme never flashes. Its hash is in the page's policy. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
