/** Global that holds buttons pressed and forms submitted before a page's scripts have loaded. */
export const EARLY_PRESSES = 'tallgrassEarly';

/** Milliseconds after the first frame until scripts load even without a paint report. */
const PAINT_TIMEOUT = 3000;

/**
 * Starts a prerendered page: its scripts load once the browser reports the first paint, so that they don't compete with
 * visible content (a frame starts some fifty milliseconds before it is visible). `needs` are fetched in parallel;
 * `first` runs before `start`. Each runs in a task of its own, so that none delays a touch for long;
 * messages start the tasks, because timers are delayed and may be stopped. A form submitted
 * meanwhile waits: the browser would otherwise reload the page and lose the input.
 */
export const earlyScript = (needs: readonly string[], first: string, start: string): string =>
  `(function(){var d=document,k=window.${EARLY_PRESSES}=[],o=window.PerformanceObserver,t=o&&(o.supportedEntryTypes||[]).includes('paint'),n=function(f){var c=new MessageChannel;c.port1.onmessage=f;c.port2.postMessage(0)},g=function(){if(!g.on){g.on=1;${JSON.stringify(needs)}.forEach(function(h){n(function(){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)})});n(function(){import(${JSON.stringify(first)}).then(function(){n(function(){import(${JSON.stringify(start)})})})})}};d.addEventListener('click',function(e){var b=e.target.closest('[data-asleep] button');b&&b.type!=='submit'&&k.push(b)},true);d.addEventListener('submit',function(e){var f=e.target;f.closest('[data-asleep]')&&(e.preventDefault(),k.includes(f)||k.push(f))},true);t&&new o(function(l){l.getEntriesByName('first-contentful-paint').length&&g()}).observe({type:'paint',buffered:true});requestAnimationFrame(function(){setTimeout(g,t?${PAINT_TIMEOUT}:0)})})()`;
