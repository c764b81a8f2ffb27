import { announceSignOut } from '#platform/web/session/auth.ts';
import { clearAppStorage, localKeys } from '#platform/web/session/auth-storage.ts';
import { authCopy } from './auth.copy.ts';

const copy = authCopy.signOut.unreached;

/**
 * Signs out while the server can't be reached: clears what the browser stored, remembers to end the session at the next
 * start, and replaces the page, and with it all that it shows and holds, by one that needs no server.
 */
export function leaveUnreached(scope: 'local' | 'global'): void {
  announceSignOut();
  clearAppStorage();
  localKeys.set('signOutPending', scope);
  window.location.replace(URL.createObjectURL(new Blob([pageText()], { type: 'text/html' })));
}

function pageText(): string {
  const page = document.implementation.createHTMLDocument(copy.title);
  page.documentElement.lang = 'en';
  const main = page.createElement('main');
  main.style.cssText = 'max-width: 32rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif';
  const add = (tag: string, words: string) => {
    const made = main.appendChild(page.createElement(tag));
    made.textContent = words;
    return made;
  };
  add('h1', copy.title);
  add('p', copy.lead);
  add('p', copy.warning);
  add('a', copy.open).setAttribute('href', new URL('/login', window.location.href).href);
  page.body.append(main);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
