let isShown = false;

/** Called once the first screen of a page load is in the document. */
export const markFirstScreen = (): void => {
  isShown = true;
};

/** While prerendering, and until the screen that the page was opened with is complete. */
export const isFirstScreen = (): boolean => !isShown;
