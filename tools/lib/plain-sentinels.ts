import type { Plugin } from 'vite';

const REACT_DOM = /react-dom-client\.production\.js$/;
/** `var SuspenseException = Error(formatProdErrorMessage(460)),` and its like; those within functions are thrown. */
const SENTINEL = /(^(?:var|const| ) ?\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm;

/**
 * React DOM makes errors when it loads that it only tells apart by identity. Where developer tools or a measuring tool
 * watch the page, the browser then reads the whole of React DOM a second time, to say in which line each was made: half
 * of the time that it takes to load. They are made without a line.
 */
export const plainSentinels = (): Plugin => ({
  name: 'plain-sentinels',
  apply: 'build',
  transform: {
    filter: { id: REACT_DOM },
    handler(code) {
      const plain = code.replace(SENTINEL, '$1Object.create(Error.prototype,{message:{value:$2}})');
      if (plain === code) this.error('React DOM makes its sentinels in a way that the build does not know.');
      return { code: plain, map: null };
    },
  },
});
