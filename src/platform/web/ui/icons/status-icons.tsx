import { icon } from './core-icons.tsx';

const CIRCLE = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z';

/** The icons of success, error, information and warning (Lucide's shapes). */
export const AlertIcon = icon(`${CIRCLE}M12 8v4M12 16h.01`);
export const OkIcon = icon(`${CIRCLE}M9 12l2 2 4-4`);
export const InfoIcon = icon(`${CIRCLE}M12 16v-4M12 8h.01`);
export const WarnIcon = icon(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
