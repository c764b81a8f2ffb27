/** Session storage key of what a visitor chose on the way to a role: `signin` or `signup`. */
export const INTENT_KEY = 'entryIntent';

/**
 * Remembers what a link with `data-intent` leads to. It runs in every page before its scripts, because a visitor may
 * follow the link before they have loaded. A click elsewhere fails, and the failure is ignored.
 */
export const INTENT_SCRIPT = `addEventListener('click',function(e){try{sessionStorage.setItem('tallgrass:production:${INTENT_KEY}',e.target.closest('a[data-intent]').dataset.intent)}catch(e){}},true)`;
