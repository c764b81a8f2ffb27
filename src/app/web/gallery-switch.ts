/** The path of the design system's gallery. */
export const GALLERY_PATH = '/dev/gallery';

/** The environment variable that includes the gallery in a build when it is `1`. Development builds set it. */
export const GALLERY_SWITCH = 'TALLGRASS_GALLERY';
