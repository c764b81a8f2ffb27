import { mark } from './marks.tsx';

/** The icons that a public page needs once it is there. */
export const DownMark = mark('m6 9 6 6 6-6');
export const LeftMark = mark('m15 18-6-6 6-6');
export const RightMark = mark('m9 18 6-6-6-6');
export const PauseMark = mark('M8 5v14M16 5v14');
export const PlayMark = mark('m7 4 13 8-13 8z');
export const PlusMark = mark('M12 5v14M5 12h14');
