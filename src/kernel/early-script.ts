/** Where a page keeps the buttons that were pressed, and the forms that were sent, before its scripts had come. */
export const EARLY_PRESSES = 'tallgrassEarly';

/** Milliseconds after the first frame began until the scripts are asked for even if nobody says that it was painted. */
const UNTOLD = 3000;

/**
 * Opens a prerendered page: its scripts begin to load once the browser says that it has been painted, so that they take
 * nothing from what is to be seen first (a frame begins some fifty milliseconds before it is seen). `needs` are asked for
 * side by side, `first` runs before `start` begins: each in a task of its own, so that none holds up a touch for long. A
 * form that is sent meanwhile waits: the browser itself would load the page anew and lose what was typed.
 */
export const earlyScript = (needs: readonly string[], first: string, start: string): string =>
  `(function(){var d=document,k=window.${EARLY_PRESSES}=[],o=window.PerformanceObserver,t=o&&(o.supportedEntryTypes||[]).includes('paint'),g=function(){if(!g.on){g.on=1;${JSON.stringify(needs)}.forEach(function(h){setTimeout(function(){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)})});setTimeout(function(){import(${JSON.stringify(first)}).then(function(){setTimeout(function(){import(${JSON.stringify(start)})})})})}};d.addEventListener('click',function(e){var b=e.target.closest('[data-asleep] button');b&&b.type!=='submit'&&k.push(b)},true);d.addEventListener('submit',function(e){var f=e.target;f.closest('[data-asleep]')&&(e.preventDefault(),k.includes(f)||k.push(f))},true);t&&new o(function(l){l.getEntriesByName('first-contentful-paint').length&&g()}).observe({type:'paint',buffered:true});requestAnimationFrame(function(){setTimeout(g,t?${UNTOLD}:0)})})()`;
