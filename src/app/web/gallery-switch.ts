/** Where the gallery of the design system is. */
export const GALLERY_PATH = '/dev/gallery';

/** The variable that puts the gallery into a build when it is `1`. The build sets it, for development only. */
export const GALLERY_SWITCH = 'TALLGRASS_GALLERY';
