import type { ComponentProps } from 'react';
import { classes } from '#platform/web/ui/classes.ts';

interface IconProps extends ComponentProps<'svg'> {
  size?: number;
}

/** The few icons (Lucide's shapes) that every public page needs at first paint, without loading the icon library. */
export const icon = (path: string) =>
  function Icon({ size = 24, className, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={classes('shrink-0', className)}
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };

export const MenuIcon = icon('M4 5h16M4 12h16M4 19h16');
export const CloseIcon = icon('M18 6 6 18M6 6l12 12');
export const UpIcon = icon('m5 12 7-7 7 7M12 19V5');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7');
export const BusyIcon = icon('M21 12a9 9 0 1 1-6.219-8.56');
