import { icon } from './core-icons.tsx';

/** The icons that public pages need after first paint. */
export const DownIcon = icon('m6 9 6 6 6-6');
export const LeftIcon = icon('m15 18-6-6 6-6');
export const RightIcon = icon('m9 18 6-6-6-6');
export const PauseIcon = icon('M8 5v14M16 5v14');
export const PlayIcon = icon('m7 4 13 8-13 8z');
export const HeartIcon = icon('M12 20.5 4.6 13A4.8 4.8 0 0 1 12 7a4.8 4.8 0 0 1 7.4 6z');
export const PlusIcon = icon('M12 5v14M5 12h14');
