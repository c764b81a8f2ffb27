import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { MIN_PASSWORD_LENGTH } from '#domains/accounts/contract/identity-rules.ts';

/** Section 9 of the specification, number by number. Tests of each place measure the effect as well. */
test('the business constants and limits are those of section 9', () => {
  expect({ ...constants, MIN_PASSWORD_LENGTH }).toEqual({
    MIN_PASSWORD_LENGTH: 6,
    POST_AUTH_TRIES: 10,
    POST_AUTH_INTERVAL: 150,
    SIGN_IN_WAIT: 4000,
    SIGN_IN_POLL: 150,
    CALLBACK_DELAY: 1000,
    SIGN_IN_GUARD_RESET: 10_000,
    PASSWORD_SETUP_REDIRECT: 2000,
    SUBMIT_REENABLE: 1500,
    ROLE_PICK_DELAY: 600,
    ROLE_CARD_TOOLTIP: 2000,
    PROFILE_CACHE: 30_000,
    QUERY_FRESH: 300_000,
    QUERY_KEPT: 900_000,
    QUERY_RETRIES: 2,
    MUTATION_RETRIES: 1,
    TESTIMONIAL_ADVANCE: 4500,
    SWIPE_TRIGGER: 40,
    HEADER_SHADOW_FROM: 20,
    SCROLL_TO_TOP_FROM: 300,
    TOAST_SWIPE: 50,
    CAROUSEL_SCROLL: 0.3,
    NOTICE_DURATION: 5000,
    NOTICES_VISIBLE: 1,
    CONFIRMATION_DURATION: 4000,
    CONFIRMATIONS_VISIBLE: 3,
    TOOLTIP_DELAY: 700,
    COMPONENT_RESET: 100,
    ERROR_STACK_MAX: 500,
    REVEAL_THRESHOLD: 0.15,
    REVEAL_MARGIN: 50,
    VISION_THRESHOLDS: [0.33, 0.35, 0.5],
  });
});
