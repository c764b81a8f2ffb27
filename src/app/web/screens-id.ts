/** The route id of the layout of every screen except the public pages. */
export const SCREENS = 'screens';
