/** The id of the layout around every screen that is not a public page. */
export const SCREENS = 'screens';
