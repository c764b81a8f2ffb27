/** Session storage key of what a visitor chose on the way to a role: `signin` or `signup`. */
export const INTENT_KEY = 'entryIntent';

/**
 * Remembers what a link with `data-intent` leads to. It runs in every page before its scripts, because a visitor may
 * follow the link before they have loaded.
 */
export const INTENT_SCRIPT = `addEventListener('click',function(e){var a=e.target instanceof Element&&e.target.closest('a[data-intent]');try{a&&sessionStorage.setItem('tallgrass:production:${INTENT_KEY}',a.dataset.intent)}catch(x){}},true)`;
