/** The mark: three blades of grass on a 32 by 32 grid. `color` is for pictures, which have no theme. */
export const BLADES = [
  { path: 'M15.4 30C15 21 12.4 12.6 6 7c1.6 7.4 3.4 15 4 23z', fill: 'fill-prairie-500', color: '#4B9470' },
  {
    path: 'M16.5 30C16.6 19.5 18.4 9.6 24.6 2.2 24.9 12 22.6 21.4 21.6 30z',
    fill: 'fill-prairie-700',
    color: '#1F5A3D',
  },
  { path: 'M12.5 30c1-6.4 5-12 11.5-15.5C21 19.5 18.6 24.5 18 30z', fill: 'fill-wheat-500', color: '#E0A526' },
] as const;

/** The page background, for browser and system UI. */
export const THEME_COLORS = { light: '#FBF9F4', dark: '#101713' } as const;
