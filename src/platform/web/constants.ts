/** The numbers of the specification's section 9. Times are in milliseconds unless noted. */
export const POST_AUTH_TRIES = 10;
export const POST_AUTH_INTERVAL = 150;
export const SIGN_IN_WAIT = 4000;
export const SIGN_IN_POLL = 150;
export const CALLBACK_DELAY = 1000;
export const SIGN_IN_GUARD_RESET = 10_000;
export const PASSWORD_SETUP_REDIRECT = 2000;
export const SUBMIT_REENABLE = 1500;
export const ROLE_PICK_DELAY = 600;
export const ROLE_CARD_TOOLTIP = 2000;
/** The session answers both, so the shorter limit applies: the administrator flag is at most 30 s old, not 60 s. */
export const PROFILE_CACHE = 30_000;
export const QUERY_FRESH = 5 * 60_000;
export const QUERY_KEPT = 15 * 60_000;
export const QUERY_RETRIES = 2;
export const MUTATION_RETRIES = 1;
export const TESTIMONIAL_ADVANCE = 4500;
/** Pixels. */
export const SWIPE_TRIGGER = 40;
export const HEADER_SHADOW_FROM = 20;
export const SCROLL_TO_TOP_FROM = 300;
export const TOAST_SWIPE = 50;
/** Share of a carousel's width scrolled per button press. */
export const CAROUSEL_SCROLL = 0.3;
export const NOTICE_DURATION = 5000;
export const NOTICES_VISIBLE = 1;
export const CONFIRMATION_DURATION = 4000;
export const CONFIRMATIONS_VISIBLE = 3;
export const TOOLTIP_DELAY = 700;
export const COMPONENT_RESET = 100;
/** Characters. */
export const ERROR_STACK_MAX = 500;
/** Share of a section in view, and pixels around the view, at which the section is revealed. */
export const REVEAL_THRESHOLD = 0.15;
export const REVEAL_MARGIN = 50;
export const VISION_THRESHOLDS = [0.33, 0.35, 0.5];
