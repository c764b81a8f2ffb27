import type { Plugin } from 'vite';

const REACT_DOM = /react-dom-client\.production\.js$/;
/** `var SuspenseException = Error(formatProdErrorMessage(460)),` and its like; those within functions are thrown. */
const SENTINEL = /(^(?:var|const| ) ?\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm;

/**
 * On load, React DOM creates errors that it only compares by identity. Where developer tools or a profiler watch the
 * page, the browser then parses all of React DOM a second time to find each error's line: half of its load time. This
 * creates them without one.
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
