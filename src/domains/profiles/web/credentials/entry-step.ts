/**
 * On a phone, an open entry is the only thing on its step: within an element of the class `ENTRY_STEP`, what has the
 * class `GIVES_WAY` is hidden while the form of an entry is open.
 */
export const ENTRY_STEP = 'group/step';
export const GIVES_WAY = 'max-md:group-has-[[data-open-entry]]/step:hidden';
