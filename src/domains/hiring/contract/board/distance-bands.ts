/** Distance from the area of a home to the job, in miles: the area, so that no number leads to an address. */
export const DISTANCE_BANDS = ['under_15', 'under_30', 'under_60', 'over_60'] as const;
export type DistanceBand = (typeof DISTANCE_BANDS)[number];
