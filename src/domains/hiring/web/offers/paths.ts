/** The candidate's screen to read and sign an offer. */
export const signingPath = (id: string) => `/job-seeker/offers/${id}`;
